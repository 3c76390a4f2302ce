import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import styles from '../agreements.module.css';
import { NumberField } from '../number-field.tsx';
import { HoursField } from './hours-field.tsx';
import type { RulePart } from './rule-part.ts';
import { RuleGroup } from './rule-group.tsx';

const STEPS = [1, 5, 6, 10, 15] as const;

export function TimeRules({ rules, isLocked, onChange }: RulePart) {
  return (
    <RuleGroup title={t('Rounding, breaks and shortest shift')} isLocked={isLocked}>
      <div className={styles.row}>
        <SelectField
          label={t('In and out are rounded to')}
          value={String(rules.round_min)}
          options={STEPS.map((step) => ({
            value: String(step),
            label: step === 1 ? t('the minute') : t('{{count}} minutes, to the nearest', { count: step }),
          }))}
          onChange={(chosen) => onChange({ ...rules, round_min: STEPS.find((step) => String(step) === chosen) ?? 1 })}
        />
        <NumberField
          label={t('A break is paid up to, minutes')}
          value={rules.paid_break_max_min}
          onChange={(minutes) => onChange({ ...rules, paid_break_max_min: Math.round(minutes) })}
        />
        <HoursField
          label={t('A break is due after, hours')}
          minutes={rules.break_after_min}
          onChange={(minutes) => onChange({ ...rules, break_after_min: minutes })}
        />
        <NumberField
          label={t('and lasts at least, minutes')}
          value={rules.break_min}
          onChange={(minutes) => onChange({ ...rules, break_min: Math.round(minutes) })}
        />
        <HoursField
          label={t('A shift pays at least, hours')}
          minutes={rules.minimum_shift_min}
          onChange={(minutes) => onChange({ ...rules, minimum_shift_min: minutes })}
        />
      </div>
    </RuleGroup>
  );
}
