import { HOLIDAYS, isHolidayKey } from '@fieldspan/domain/holidays/holiday-days';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t, translated } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { FactorField } from './factor-field.tsx';
import type { RulePart } from './rule-part.ts';
import { RuleGroup } from './rule-group.tsx';

const keys = Object.keys(HOLIDAYS).filter((key) => isHolidayKey(key));

export function HolidayRules({ rules, isLocked, onChange }: RulePart) {
  return (
    <RuleGroup title={t('Holidays')} isLocked={isLocked}>
      <Checkbox
        label={t('Work on a holiday pays more')}
        checked={rules.holiday !== null}
        disabled={isLocked}
        onChange={(isOn) => onChange({ ...rules, holiday: isOn ? 200 : null })}
      />
      {rules.holiday !== null && (
        <>
          <FactorField
            label={t('Pays')}
            value={rules.holiday}
            onChange={(holiday) => onChange({ ...rules, holiday })}
          />
          <MultiSelectField
            label={t('Holidays of this agreement, besides those of the company')}
            values={rules.more_holidays}
            options={keys.map((key) => ({ value: key, label: translated(HOLIDAYS[key].title) }))}
            onChange={(chosen) => onChange({ ...rules, more_holidays: [...chosen] })}
          />
        </>
      )}
    </RuleGroup>
  );
}
