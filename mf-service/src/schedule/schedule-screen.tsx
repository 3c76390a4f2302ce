import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Viewer } from '@fieldspan/domain/access';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { type Message, msg } from '@fieldspan/domain/message';
import { SCHEDULE_VIEWS, dayInAddress, isScheduleView, scheduleSpan, spanText } from '@fieldspan/domain/schedule-span';
import type { ScheduleView } from '@fieldspan/domain/schedule-span';
import { useToday } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useLocation, useParams } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useNarrow } from '@fieldspan/ui/narrow';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { NotFound } from '@fieldspan/records/page/not-found';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { StepLinks } from '@fieldspan/ui/layout/step-links';
import { Board } from './board/board.tsx';
import { PaperHead } from './paper-head.tsx';
import { ScheduleActions } from './schedule-actions.tsx';
import { ScheduleDays } from './schedule-days.tsx';
import { useScheduleKeys } from './schedule-keys.ts';
import { schedulePath } from './schedule-path.ts';
import styles from './schedule.module.css';
import { WhoChips } from './who-chips.tsx';

const VIEW_NAMES: Record<ScheduleView, Message> = {
  day: msg('Day'),
  week: msg('Week'),
  fortnight: msg('2 weeks'),
  month: msg('Month'),
};
const NEIGHBOURS: Record<ScheduleView, { before: Message; after: Message }> = {
  day: { before: msg('Day before'), after: msg('Day after') },
  week: { before: msg('Week before'), after: msg('Week after') },
  fortnight: { before: msg('2 weeks before'), after: msg('2 weeks after') },
  month: { before: msg('Month before'), after: msg('Month after') },
};

const PHONE_PX = 800;
const plans = (viewer: Viewer): boolean => mayWrite('Service')(viewer) || mayWrite('Job')(viewer);

/** Planned service calls and starting projects by day, week or month; view and day are in the address. */
export function ScheduleScreen() {
  const { view: askedView, date } = useParams();
  const { viewer } = useCurrentUser();
  const isNarrow = useNarrow(PHONE_PX);
  const today = useToday();
  usePageTitle(t('Schedule'));
  if (viewer.role === 'none') {
    return <NotFound title={t('Schedule')} reason={t('You do not have permission to see this')} />;
  }
  // Who plans begins with the day, at the hour that it is; the list of a week fits a phone.
  const firstView = !isNarrow && plans(viewer) ? 'day' : 'week';
  const view = isScheduleView(askedView) ? askedView : firstView;
  const isWrong = (askedView !== undefined && !isScheduleView(askedView)) || (date !== undefined && !knownDay(date));
  if (isWrong) return <NoSuchSchedule />;
  return <Schedule view={view} day={dayInAddress(date, today)} today={today} />;
}

function Schedule({ view, day, today }: { view: ScheduleView; day: string; today: string }) {
  const { search } = useLocation();
  const span = scheduleSpan(view, day);
  const { viewer } = useCurrentUser();
  const isNarrow = useNarrow(PHONE_PX);
  // Who plans has the board; a phone, and who does not plan, a list of the days.
  const boardView = view === 'month' || isNarrow || !plans(viewer) ? null : view;
  const to = (shown: ScheduleView, at: string) => schedulePath(shown, at, search);
  useScheduleKeys({
    ArrowLeft: to(view, span.before),
    ArrowRight: to(view, span.after),
    t: to(view, today),
    d: to('day', day),
    w: to('week', day),
    f: to('fortnight', day),
    m: to('month', day),
  });
  return (
    <section aria-label={t('Schedule')} className={styles.schedule}>
      <PageHeader
        className={styles.heading ?? ''}
        title={t('Schedule')}
        actions={<ScheduleActions hasPrint={boardView === null} />}
      />
      <PaperHead span={spanText(view, day)} />
      <div className={styles.bar}>
        <StepLinks
          label={spanText(view, day)}
          before={{ to: to(view, span.before), label: translated(NEIGHBOURS[view].before) }}
          after={{ to: to(view, span.after), label: translated(NEIGHBOURS[view].after) }}
          now={{ to: to(view, today), label: t('Today') }}
        />
        {boardView === null && <WhoChips path={schedulePath(view, day)} />}
        <LinkChips
          label={t('View')}
          chips={SCHEDULE_VIEWS.map((each) => ({
            to: to(each, day),
            label: translated(VIEW_NAMES[each]),
            isCurrent: each === view,
          }))}
        />
      </div>
      <Wait fallback={<SkeletonRows count={5} />}>
        {boardView === null ? (
          <ScheduleDays view={view} day={day} days={span.days} today={today} />
        ) : (
          <Board key={`${view} ${day}`} view={boardView} day={day} days={span.days} />
        )}
      </Wait>
    </section>
  );
}

function NoSuchSchedule() {
  return (
    <>
      <PageHeader title={t('Schedule')} />
      <EmptyState
        title={t('There is no such day or view')}
        action={<Button render={<AppLink to="/schedule" />}>{t('Schedule')}</Button>}
      >
        {t('A schedule shows a day, a week, two weeks or a month around a date such as 2026-11-20.')}
      </EmptyState>
    </>
  );
}
