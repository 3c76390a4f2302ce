import type { PayRules, PayTier } from '@fieldspan/domain/pay/pay-rules';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import type { RulePart } from './rule-part.ts';
import { RuleGroup } from './rule-group.tsx';
import { RuleRows } from './rule-rows.tsx';
import { TierFields } from './tier-fields.tsx';
import { weekdayOptions } from './weekday-name.ts';

type Row = PayTier & { day: number };

const rowsOf = (weekdays: PayRules['weekdays']): Row[] =>
  weekdays.flatMap(({ day, tiers }) => tiers.map(({ after_min, factor }) => ({ day, after_min, factor })));

const weekdaysOf = (rows: readonly Row[]): PayRules['weekdays'] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, some]) => ({
    day,
    tiers: some.map(({ after_min, factor }) => ({ after_min, factor })),
  }));

/** What weekdays pay by the calendar, from midnight to midnight. */
export function WeekdayRules({ rules, isLocked, onChange }: RulePart) {
  const rows = rowsOf(rules.weekdays);
  return (
    <RuleGroup title={t('Saturdays, Sundays and other weekdays')} isLocked={isLocked}>
      <RuleRows
        rowLabel={(number) => t('Weekday {{number}}', { number })}
        addLabel={t('Add a weekday')}
        rows={rows}
        most={14}
        fresh={rows.length === 0 ? { day: 6, after_min: 0, factor: 150 } : { day: 0, after_min: 0, factor: 200 }}
        isLocked={isLocked}
        onChange={(changed) => onChange({ ...rules, weekdays: weekdaysOf(changed) })}
      >
        {(row, replace) => (
          <>
            <SelectField
              label={t('Weekday')}
              value={String(row.day)}
              options={weekdayOptions()}
              onChange={(day) => replace({ ...row, day: Number(day) })}
            />
            <TierFields tier={row} onChange={replace} />
          </>
        )}
      </RuleRows>
    </RuleGroup>
  );
}
