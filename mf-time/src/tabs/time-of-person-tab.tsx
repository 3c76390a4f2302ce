import { timeLogsOfPersonQuery } from '@fieldspan/api/queries/related';
import type { Places } from '@fieldspan/contract/places';
import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { TimeLogState } from '@fieldspan/records/cells/time-log-state';
import { WorkCell } from '@fieldspan/records/cells/work-cell';

/** The time of a person, the latest first. */
export function TimeOfPerson({ person }: Places['employee.tab']) {
  const {
    data: { rows: logs, more },
  } = useSuspenseQuery(timeLogsOfPersonQuery(person.id));
  const now = useNow();
  return (
    <RelatedCard
      more={more}
      title={t('Time Logs')}
      icon={<IconClock aria-hidden="true" />}
      empty={t('No Time Logs')}
      hint={t('Hours show here as soon as this person clocks in.')}
    >
      {logs.map((log) => (
        <ListItem
          key={log.id}
          to={`/time-logs/list/${log.slug}`}
          title={momentText(log.time_in, now)}
          subtitle={<WorkCell row={log} plain />}
          trailing={
            <>
              {log.hours !== null && <HoursCell of={log.hours} />}
              <TimeLogState log={log} />
            </>
          }
        />
      ))}
    </RelatedCard>
  );
}
