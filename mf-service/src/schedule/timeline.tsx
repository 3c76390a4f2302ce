import { allTimeLogsQuery } from '@fieldspan/api/queries/records';
import type { Parent } from '@fieldspan/api/queries/records';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { jobTimeline } from '@fieldspan/domain/job-timeline';
import type { TimelineMark } from '@fieldspan/domain/job-timeline';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconCalendar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';

type TimelineProps = { parent: Parent; marks: readonly TimelineMark[] };

/** Every day with planned work or worked time, the latest first. */
export function Timeline({ parent, marks }: TimelineProps) {
  const { data: logs } = useSuspenseQuery(allTimeLogsQuery(parent));
  const today = useToday();
  const days = jobTimeline(
    logs.map(({ time_in, hours, User }) => ({ time_in, hours, name: User ? personName(User) : t('Unknown person') })),
    marks,
  );
  return (
    <Card title={t('Days')} icon={<IconCalendar aria-hidden="true" />}>
      {days.length === 0 && (
        <EmptyState title={t('Nothing on this timeline yet')}>
          {t('Planned days and the time of the crew show here.')}
        </EmptyState>
      )}
      <ul>
        {days.map(({ day, names, hours, labels }) => (
          <ListItem
            key={day}
            to={`/schedule/day/${day}`}
            title={`${weekdayText(day)} ${dayText(day, today)}`}
            subtitle={names.join(', ')}
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
    </Card>
  );
}
