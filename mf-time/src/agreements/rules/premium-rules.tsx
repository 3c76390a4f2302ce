import type { PayPremium } from '@fieldspan/domain/pay/pay-rules';
import { t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { TimeField } from '@fieldspan/ui/time-field';
import { NumberField } from '../number-field.tsx';
import type { RulePart } from './rule-part.ts';
import { RuleGroup } from './rule-group.tsx';
import { RuleRows } from './rule-rows.tsx';
import { weekdayOptions } from './weekday-name.ts';

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Amounts by the hour on top, such as for nights. */
export function PremiumRules({ rules, isLocked, onChange }: RulePart) {
  return (
    <RuleGroup title={t('Premiums by the hour')} isLocked={isLocked}>
      <RuleRows
        rowLabel={(number) => t('Premium {{number}}', { number })}
        addLabel={t('Add a premium')}
        rows={rules.premiums}
        most={10}
        fresh={{ title: t('Night'), cents: 100, from_min: 1320, to_min: 360, days: [] }}
        isLocked={isLocked}
        onChange={(premiums) => onChange({ ...rules, premiums })}
      >
        {(premium, replace) => <PremiumFields premium={premium} onChange={replace} />}
      </RuleRows>
    </RuleGroup>
  );
}

type PremiumFieldsProps = { premium: PayPremium; onChange: (premium: PayPremium) => void };

function PremiumFields({ premium, onChange }: PremiumFieldsProps) {
  return (
    <>
      <TextField
        label={t('Title')}
        required
        value={premium.title}
        onChange={(title) => onChange({ ...premium, title })}
      />
      <NumberField
        label={t('Dollars an hour')}
        value={premium.cents / 100}
        onChange={(dollars) => onChange({ ...premium, cents: Math.round(dollars * 100) })}
      />
      <TimeField
        label={t('From')}
        value={clockOf(premium.from_min)}
        onChange={(clock) => clock !== '' && onChange({ ...premium, from_min: minutesOf(clock) })}
      />
      <TimeField
        label={t('Until')}
        value={clockOf(premium.to_min)}
        onChange={(clock) => clock !== '' && onChange({ ...premium, to_min: minutesOf(clock) })}
      />
      <MultiSelectField
        label={t('On these days; none means every day')}
        values={premium.days.map(String)}
        options={weekdayOptions()}
        onChange={(days) => onChange({ ...premium, days: days.map(Number) })}
      />
    </>
  );
}
