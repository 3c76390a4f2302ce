import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { HoursField } from './hours-field.tsx';
import type { RulePart } from './rule-part.ts';
import { RuleGroup } from './rule-group.tsx';
import { RuleRows } from './rule-rows.tsx';
import { TierFields } from './tier-fields.tsx';

export function DayRules({ rules, isLocked, onChange }: RulePart) {
  const byShift = rules.day_of === 'shift';
  return (
    <RuleGroup title={t('Day')} isLocked={isLocked}>
      <SelectField
        label={t('Hours of a day are those of')}
        value={rules.day_of}
        options={[
          { value: 'shift', label: t('a shift, also past midnight') },
          { value: 'day', label: t('a calendar day') },
        ]}
        onChange={(of) => onChange({ ...rules, day_of: of === 'day' ? 'day' : 'shift' })}
      />
      {byShift && (
        <HoursField
          label={t('A new shift begins after a gap of hours')}
          minutes={rules.shift_gap_min}
          onChange={(minutes) => onChange({ ...rules, shift_gap_min: minutes })}
        />
      )}
      <RuleRows
        rowLabel={(number) => t('Limit of a day {{number}}', { number })}
        addLabel={t('Add a limit of a day')}
        rows={rules.daily}
        most={4}
        fresh={{ after_min: rules.daily.length === 0 ? 480 : 720, factor: rules.daily.length === 0 ? 150 : 200 }}
        isLocked={isLocked}
        onChange={(daily) => onChange({ ...rules, daily })}
      >
        {(tier, replace) => <TierFields tier={tier} onChange={replace} />}
      </RuleRows>
    </RuleGroup>
  );
}
