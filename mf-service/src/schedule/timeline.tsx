import { relatedLocatesQuery } from '@fieldspan/api/queries/locates';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { queryValue } from '@fieldspan/api/queries/query-value';
import { allTimeLogsQuery, relatedFormsQuery } from '@fieldspan/api/queries/records';
import type { Parent } from '@fieldspan/api/queries/records';
import { plannedVisitsQuery } from '@fieldspan/api/queries/visits';
import { mayRead } from '@fieldspan/contract/access-rules';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { jobTimeline } from '@fieldspan/domain/job-timeline';
import type { TimelineDay, TimelineMark } from '@fieldspan/domain/job-timeline';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconCalendar } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { DayTrack } from './day-track.tsx';
import styles from './timeline.module.css';

type Part = { what: string; shown: number; more: number };
type TimelineProps = { parent: Parent; marks: readonly TimelineMark[] };

/** What to read of locates: nothing without their right. */
const readLocates = (parent: Parent, isReader: boolean) => {
  const { queryKey, queryFn } = relatedLocatesQuery(parent);
  return queryValue([...queryKey, isReader], async (context) =>
    isReader ? await queryFn(context) : { rows: [], more: 0 },
  );
};

type Form = QueryAnswer<typeof relatedFormsQuery>['rows'][number];
const formMark = ({ created_at: on, FormChildTemplate: child, FormTemplate: template }: Form): TimelineMark => ({
  on,
  label: t('Form: {{title}}', { title: child?.description ?? template?.title ?? t('Form') }),
});

type Ticket = QueryAnswer<typeof relatedLocatesQuery>['rows'][number];
const locateMarks = ({ ticket_num: number, work_to_begin: begin, expiry }: Ticket): TimelineMark[] => [
  { on: begin, label: t('Locate {{number}}: work may begin', { number }) },
  { on: expiry, label: t('Locate {{number}} ends', { number }) },
];

/** `cut`: what is longer than its part on the timeline. */
type Shown = { days: TimelineDay[]; untimed: number; cut: readonly Part[] };

function useTimeline(parent: Parent, marks: readonly TimelineMark[]): Shown {
  const { viewer } = useCurrentUser();
  const [{ data: logs }, { data: visits }, { data: forms }, { data: locates }] = useSuspenseQueries({
    queries: [
      allTimeLogsQuery(parent),
      plannedVisitsQuery(parent),
      relatedFormsQuery(parent),
      readLocates(parent, mayRead('Locate')(viewer)),
    ],
  });
  const days = jobTimeline({
    logs: logs.map(({ time_in, time_out, hours, User }) => ({
      time_in,
      time_out,
      hours,
      name: User ? personName(User) : t('Unknown person'),
    })),
    visits: visits.map(({ starts_at, ends_at, Lead }) => ({ starts_at, ends_at, name: Lead && personName(Lead) })),
    marks: [...marks, ...forms.rows.map(formMark), ...locates.rows.flatMap(locateMarks)],
  });
  const untimed = visits.filter(({ starts_at: start }) => start === null).length;
  const cut = [
    { what: t('Forms'), shown: forms.rows.length, more: forms.more },
    { what: t('Locates'), shown: locates.rows.length, more: locates.more },
  ].filter(({ more }) => more > 0);
  return { days, untimed, cut };
}

/** Every day with planned work or worked time, the latest first: planned visits over the time that was worked. */
export function Timeline({ parent, marks }: TimelineProps) {
  const today = useToday();
  const { days, untimed, cut } = useTimeline(parent, marks);
  return (
    <Card title={t('Days')} icon={<IconCalendar aria-hidden="true" />}>
      {untimed > 0 && (
        <p className={styles.beside}>
          <AppLink to={`/schedule/day/${today}`}>
            {t('Visits that have no time yet: {{count}}', { count: untimed })}
          </AppLink>
        </p>
      )}
      {days.length === 0 && (
        <EmptyState title={t('Nothing on this timeline yet')}>
          {t('Planned days and the time of the crew show here.')}
        </EmptyState>
      )}
      <ul>
        {days.map(({ day, names, hours, labels, planned, worked }) => (
          <ListItem
            key={day}
            to={`/schedule/day/${day}`}
            title={`${weekdayText(day)} ${dayText(day, today)}`}
            subtitle={
              <>
                {names.join(', ')}
                <DayTrack planned={planned} worked={worked} />
              </>
            }
            trailing={
              <>
                {labels.map((label) => (
                  <Tag key={label} tone="blue">
                    {label}
                  </Tag>
                ))}
                {hours > 0 && <HoursCell of={hours} />}
              </>
            }
          />
        ))}
      </ul>
      {cut.map(({ what, shown, more }) => (
        <p key={what} className={styles.beside}>
          {t('{{what}}: the latest {{shown}} of {{all}} are on this timeline.', { what, shown, all: shown + more })}
        </p>
      ))}
    </Card>
  );
}
