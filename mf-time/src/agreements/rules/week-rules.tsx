import type { PayRules } from '@fieldspan/domain/pay/pay-rules';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import styles from '../agreements.module.css';
import { FactorField } from './factor-field.tsx';
import { HoursField } from './hours-field.tsx';
import type { RulePart } from './rule-part.ts';
import { RuleGroup } from './rule-group.tsx';
import { weekdayOptions } from './weekday-name.ts';

type Weekly = NonNullable<PayRules['weekly']>;

const NEW_WEEKLY: Weekly = { after_min: 2400, factor: 150, base: 'hour', counts: 'all' };

export function WeekRules({ rules, isLocked, onChange }: RulePart) {
  const { weekly } = rules;
  return (
    <RuleGroup title={t('Week')} isLocked={isLocked}>
      <SelectField
        label={t('The week begins on')}
        value={String(rules.week_start)}
        options={weekdayOptions()}
        onChange={(day) => onChange({ ...rules, week_start: Number(day) })}
      />
      <Checkbox
        label={t('Overtime above a number of hours a week')}
        checked={weekly !== null}
        disabled={isLocked}
        onChange={(isOn) => onChange({ ...rules, weekly: isOn ? NEW_WEEKLY : null })}
      />
      {weekly && <WeeklyFields weekly={weekly} onChange={(changed) => onChange({ ...rules, weekly: changed })} />}
    </RuleGroup>
  );
}

function WeeklyFields({ weekly, onChange }: { weekly: Weekly; onChange: (weekly: Weekly) => void }) {
  return (
    <div className={styles.row}>
      <HoursField
        label={t('Above, hours a week')}
        minutes={weekly.after_min}
        onChange={(after_min) => onChange({ ...weekly, after_min })}
      />
      <FactorField label={t('Pays')} value={weekly.factor} onChange={(factor) => onChange({ ...weekly, factor })} />
      <SelectField
        label={t('Of')}
        value={weekly.base}
        options={[
          { value: 'hour', label: t('the rate of the hour') },
          { value: 'average', label: t('the average rate of the week') },
        ]}
        onChange={(base) => onChange({ ...weekly, base: base === 'average' ? 'average' : 'hour' })}
      />
      <SelectField
        label={t('Counts')}
        value={weekly.counts}
        options={[
          { value: 'all', label: t('all hours') },
          { value: 'straight', label: t('hours that nothing else raises') },
        ]}
        onChange={(counts) => onChange({ ...weekly, counts: counts === 'straight' ? 'straight' : 'all' })}
      />
    </div>
  );
}
