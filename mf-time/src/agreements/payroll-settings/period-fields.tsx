import { msg } from '@fieldspan/domain/message';
import { PERIODS } from '@fieldspan/domain/pay/payroll-settings';
import { DateField } from '@fieldspan/ui/date-field';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import styles from './payroll-settings.module.css';
import type { SettingsPart } from './settings-part.ts';

const WORDS = {
  week: msg('a week'),
  'two-weeks': msg('two weeks'),
  'half-month': msg('half a month, to the 15th and to the end'),
  month: msg('a month'),
} as const satisfies Record<(typeof PERIODS)[number], string>;

/** How long a period of pay is, and when it begins. */
export function PeriodFields({ settings, isLocked, onChange }: SettingsPart) {
  const byWeeks = settings.period === 'week' || settings.period === 'two-weeks';
  return (
    <div className={styles.row}>
      <SelectField
        label={t('A period of pay is')}
        disabled={isLocked}
        value={settings.period}
        options={PERIODS.map((value) => ({ value, label: translated(WORDS[value]) }))}
        onChange={(chosen) => onChange({ ...settings, period: PERIODS.find((one) => one === chosen) ?? 'week' })}
      />
      {byWeeks && (
        <DateField
          label={t('One of them begins on')}
          disabled={isLocked}
          value={settings.begins}
          onChange={(day) => day !== '' && onChange({ ...settings, begins: day })}
        />
      )}
    </div>
  );
}
