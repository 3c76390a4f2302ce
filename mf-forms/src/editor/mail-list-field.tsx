import { mailList } from '@fieldspan/domain/mail-list';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';

type MailListFieldProps = { value: string; onChange: (typed: string) => void };

/** Names each wrong address while it is typed; the server refuses them too. */
export function MailListField({ value, onChange }: MailListFieldProps) {
  const { wrong } = mailList(value);
  return (
    <TextField
      label={t('Send each form to')}
      hint={t('E-mail addresses, one a line. They get every submitted form as a PDF.')}
      error={wrong.length > 0 ? t('No e-mail address: {{wrong}}', { wrong: wrong.join(', ') }) : undefined}
      multiline
      inputMode="email"
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}
