import { timeLogsQuery } from '@fieldspan/api/queries/records';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Parent } from '@fieldspan/api/queries/records';
import { RelatedList } from './related-list.tsx';

const STATES = {
  running: { label: 'Running', tone: 'amber' },
  open: { label: 'Not submitted', tone: 'neutral' },
  submitted: { label: 'Submitted', tone: 'blue' },
  approved: { label: 'Approved', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
} as const;

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
        const state = STATES[log.time_out === null ? 'running' : log.status];
        return (
          <ListItem
            key={log.id}
            leading={<Avatar name={name} />}
            title={name}
            subtitle={instantText(log.time_in)}
            trailing={
              <>
                {log.hours !== null &&
                  t('{{hours}} h', { hours: log.hours.toLocaleString(undefined, { maximumFractionDigits: 2 }) })}
                <Tag tone={state.tone}>{t(state.label)}</Tag>
              </>
            }
          />
        );
      })}
    </RelatedList>
  );
}
