import { knownDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { mondayOf, spanText } from '@fieldspan/domain/schedule-span';
import { Navigate, useParams } from '@fieldspan/federation/router';
import { useToday } from '@fieldspan/federation/now';
import { t, translated } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { StepLinks } from '@fieldspan/ui/layout/step-links';
import styles from './submitted-week.module.css';
import { timeLogArea } from './time-log-area.ts';
import { WeekDetailed } from './week-detailed.tsx';
import { WeekSummary } from './week-summary.tsx';

const VIEWS = [
  { key: 'summary', label: msg('Summary') },
  { key: 'detailed', label: msg('Detailed') },
] as const;

/** A week of time: `period_slug` is its Monday. Any other day redirects to its Monday. */
export function SubmittedWeek({ view }: { view: (typeof VIEWS)[number]['key'] }) {
  const { period_slug: asked } = useParams();
  const today = useToday();
  const monday = mondayOf(knownDay(asked ?? null) ?? today);
  const to = (day: string, shown: string = view) => `/time-logs/submitted/${day}/${shown}`;
  if (monday !== asked) return <Navigate to={to(monday)} replace />;
  const Week = view === 'summary' ? WeekSummary : WeekDetailed;
  return (
    <AreaPage area={timeLogArea} tab="submitted" title={t('By week')}>
      <div className={styles.bar}>
        <StepLinks
          label={spanText('week', monday)}
          before={{ to: to(dayAfter(monday, -7)), label: t('Week before') }}
          after={{ to: to(dayAfter(monday, 7)), label: t('Week after') }}
          now={{ to: to(mondayOf(today)), label: t('This week') }}
        />
        <LinkChips
          label={t('View')}
          chips={VIEWS.map(({ key, label }) => ({
            to: to(monday, key),
            label: translated(label),
            isCurrent: key === view,
          }))}
        />
      </div>
      <Week monday={monday} />
    </AreaPage>
  );
}
