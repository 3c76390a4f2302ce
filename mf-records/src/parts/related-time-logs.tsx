import { timeLogsQuery } from '@fieldspan/api/queries/records';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Parent } from '@fieldspan/api/queries/records';
import { Hours } from './hours.tsx';
import { RelatedList } from './related-list.tsx';
import { TimeLogState } from './time-log-state.tsx';

/** Time that people worked on a project or a service. */
export function RelatedTimeLogs({ parent }: { parent: Parent }) {
  const { data: logs } = useSuspenseQuery(timeLogsQuery(parent));
  return (
    <RelatedList
      title={t('Time Logs')}
      icon={<IconClock aria-hidden="true" />}
      empty={t('No Time Logs')}
      hint={t('Hours show here as soon as somebody clocks in on this job.')}
    >
      {logs.map((log) => {
        const name = log.User ? personName(log.User) : t('Unknown person');
        return (
          <ListItem
            key={log.id}
            leading={<Avatar name={name} />}
            title={name}
            to={`/time-logs/list/${log.slug}`}
            subtitle={instantText(log.time_in)}
            trailing={
              <>
                {log.hours !== null && <Hours of={log.hours} />}
                <TimeLogState log={log} />
              </>
            }
          />
        );
      })}
    </RelatedList>
  );
}
