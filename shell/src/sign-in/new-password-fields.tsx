import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';

type NewPassword = { password: string; confirm: string };

type NewPasswordFieldsProps = {
  label: string;
  /** Whether the fields are marked as required, beside others that are. */
  required?: boolean;
  value: NewPassword;
  onChange: (value: NewPassword) => void;
};

/** The server decides what makes a good password; nothing is checked here (decision 11). */
export function NewPasswordFields({ label, required = false, value, onChange }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        required={required}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        hint={t('At least 9 characters')}
      />
      <TextField
        label={t('Confirm Password')}
        type="password"
        autoComplete="new-password"
        required={required}
        value={value.confirm}
        onChange={(confirm) => onChange({ ...value, confirm })}
      />
    </>
  );
}
