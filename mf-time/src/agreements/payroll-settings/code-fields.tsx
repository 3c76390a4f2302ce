import { msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './payroll-settings.module.css';
import type { SettingsPart } from './settings-part.ts';

const CODES = [
  { code: 'REG', label: msg('Regular') },
  { code: 'OT15', label: msg('Overtime at 1.5') },
  { code: 'OT20', label: msg('Overtime at 2') },
  { code: 'OT25', label: msg('Overtime at 2.5') },
  { code: 'OTP05', label: msg('Overtime, half of the average') },
  { code: 'PRM', label: msg('Premium by the hour') },
  { code: 'CALL', label: msg('Shortest shift') },
  { code: 'ADJ', label: msg('Correction') },
] as const;

/** What the payroll product calls the company and our codes of pay; empty for its usual names. */
export function CodeFields({ settings, isLocked, onChange }: SettingsPart) {
  const rename = (code: string, name: string) => {
    const { [code]: _before, ...others } = settings.codes;
    onChange({ ...settings, codes: name === '' ? others : { ...others, [code]: name } });
  };
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend className={styles.legend}>{t('Names in the payroll product')}</legend>
      <div className={styles.row}>
        <TextField
          label={t('Company')}
          hint={t('Co Code of ADP, client ID of Paychex.')}
          value={settings.company_code}
          onChange={(company_code) => onChange({ ...settings, company_code: company_code.slice(0, 20) })}
        />
        {CODES.map(({ code, label }) => (
          <TextField
            key={code}
            label={translated(label)}
            placeholder={code}
            value={settings.codes[code] ?? ''}
            onChange={(name) => rename(code, name.slice(0, 20))}
          />
        ))}
      </div>
    </fieldset>
  );
}
