import type { OwnHoliday } from '@fieldspan/domain/pay/payroll-settings';
import { useToday } from '@fieldspan/federation/now';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { DateField } from '@fieldspan/ui/date-field';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { RuleRows } from '../rules/rule-rows.tsx';
import styles from './payroll-settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** Holidays that the company has by itself. */
export function OwnHolidays({ settings, isLocked, onChange }: SettingsPart) {
  const today = useToday();
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend className={styles.legend}>{t('Holidays of the company')}</legend>
      <RuleRows
        rowLabel={(number) => t('Own holiday {{number}}', { number })}
        addLabel={t('Add a holiday')}
        rows={settings.own}
        most={60}
        fresh={{ title: t('Company holiday'), day: today, isYearly: false }}
        isLocked={isLocked}
        onChange={(own) => onChange({ ...settings, own })}
      >
        {(own, replace) => <OwnFields own={own} isLocked={isLocked} onChange={replace} />}
      </RuleRows>
    </fieldset>
  );
}

type OwnFieldsProps = { own: OwnHoliday; isLocked: boolean; onChange: (own: OwnHoliday) => void };

function OwnFields({ own, isLocked, onChange }: OwnFieldsProps) {
  return (
    <>
      <TextField label={t('Title')} required value={own.title} onChange={(title) => onChange({ ...own, title })} />
      <DateField
        label={t('Day')}
        required
        value={own.day}
        onChange={(day) => day !== '' && onChange({ ...own, day })}
      />
      <Checkbox
        label={t('Every year')}
        checked={own.isYearly}
        disabled={isLocked}
        onChange={(isYearly) => onChange({ ...own, isYearly })}
      />
    </>
  );
}
