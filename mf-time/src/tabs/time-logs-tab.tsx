import { timeLogsQuery } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Parent } from '@fieldspan/api/queries/records';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { TimeLogState } from '@fieldspan/records/cells/time-log-state';
import { InlineFacts } from '@fieldspan/records/cells/inline-facts';
import { numberText } from '@fieldspan/domain/number-text';

export const ProjectTimeLogs = ({ project }: Places['project.tab']) => <TimeLogs parent={{ job_id: project.id }} />;

export const ServiceTimeLogs = ({ service }: Places['service.tab']) => <TimeLogs parent={{ service_id: service.id }} />;

/** The time logs of a project or a service. */
function TimeLogs({ parent }: { parent: Parent }) {
  const now = useNow();
  const {
    data: { rows: logs, more },
  } = useSuspenseQuery(timeLogsQuery(parent));
  return (
    <RelatedCard
      more={more}
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
            subtitle={<InlineFacts facts={[momentText(log.time_in, now), hoursText(log.hours)]} />}
            trailing={<TimeLogState log={log} />}
          />
        );
      })}
    </RelatedCard>
  );
}

const hoursText = (hours: number | null): string | null =>
  hours === null ? null : t('{{hours}} h', { hours: numberText(hours) });
