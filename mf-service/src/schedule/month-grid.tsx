import { dayText } from '@fieldspan/domain/day-text';
import { clockText, weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { useLocation } from '@fieldspan/federation/router';
import { plural, t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import type { PlannedDay } from './planned-day.ts';
import { schedulePath } from './schedule-path.ts';
import styles from './schedule.module.css';

/** How many lines of a day fit into its box. */
const SHOWN = 3;

/** The whole weeks of a month; each day links to its own view. */
export function MonthGrid({ days, month }: { days: readonly PlannedDay[]; month: string }) {
  const today = useToday();
  const { search } = useLocation();
  return (
    <div className={styles.month}>
      {days.slice(0, 7).map(({ day }) => (
        <span key={`head-${day}`} className={styles.weekday} aria-hidden="true">
          {weekdayText(day)}
        </span>
      ))}
      {days.map(({ day, isToday, services, projects }) => {
        const lines = [
          ...projects.map((project) => ({
            key: `p${project.id}`,
            text: t('Starts: {{name}}', { name: project.job_name }),
          })),
          ...services.map((service) => ({
            key: `s${service.id}`,
            text: `${clockText(service.scheduled_at)} ${service.job_name}`,
          })),
        ];
        const label = `${weekdayText(day)} ${dayText(day, today)}, ${plural(lines.length, { one: '{{count}} planned', other: '{{count}} planned' })}`;
        return (
          <AppLink
            key={day}
            className={styles.box}
            to={schedulePath('day', day, search)}
            data-today={isToday || undefined}
            data-outside={!day.startsWith(month) || undefined}
          >
            <VisuallyHidden>{label}</VisuallyHidden>
            <span className={styles.number} aria-hidden="true">
              {Number(day.slice(8))}
            </span>
            {lines.slice(0, SHOWN).map(({ key, text }) => (
              <span key={key} className={styles.line}>
                {text}
              </span>
            ))}
            {lines.length > SHOWN && (
              <span className={styles.more}>{t('{{count}} more', { count: lines.length - SHOWN })}</span>
            )}
            {lines.length > 0 && (
              <span className={styles.count} aria-hidden="true">
                {lines.length}
              </span>
            )}
          </AppLink>
        );
      })}
    </div>
  );
}
