import { t } from '@fieldspan/ui/i18n';
import styles from '../agreements.module.css';
import { DayRules } from './day-rules.tsx';
import { HolidayRules } from './holiday-rules.tsx';
import { PremiumRules } from './premium-rules.tsx';
import type { RulePart } from './rule-part.ts';
import { TimeRules } from './time-rules.tsx';
import { WeekRules } from './week-rules.tsx';
import { WeekdayRules } from './weekday-rules.tsx';

/** Everything that an agreement says about hours, in groups. */
export function RuleFields(part: RulePart) {
  return (
    <div className={styles.fields}>
      <p className={styles.note}>
        {t('Where several rules raise an hour, the highest one wins. They are never added up.')}
      </p>
      <WeekRules {...part} />
      <DayRules {...part} />
      <WeekdayRules {...part} />
      <HolidayRules {...part} />
      <PremiumRules {...part} />
      <TimeRules {...part} />
    </div>
  );
}
