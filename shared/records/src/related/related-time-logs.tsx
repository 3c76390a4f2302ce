import { timeLogsQuery } from '@fieldspan/api/queries/records';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Parent } from '@fieldspan/api/queries/records';
import { RelatedList } from './related-list.tsx';
import { TimeLogState } from '../cells/time-log-state.tsx';
import { Unbroken } from '../cells/unbroken.tsx';

/** Time that people worked on a project or a service. */
export function RelatedTimeLogs({ parent }: { parent: Parent }) {
  const now = useNow();
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
            subtitle={<Unbroken facts={[momentText(log.time_in, now), hoursText(log.hours)]} />}
            trailing={<TimeLogState log={log} />}
          />
        );
      })}
    </RelatedList>
  );
}

const hoursText = (hours: number | null): string | null =>
  hours === null ? null : t('{{hours}} h', { hours: hours.toLocaleString() });
