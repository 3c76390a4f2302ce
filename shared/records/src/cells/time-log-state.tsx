import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

const STATES = {
  running: { label: 'Running', tone: 'amber' },
  open: { label: 'Not submitted', tone: 'neutral' },
  submitted: { label: 'Submitted', tone: 'blue' },
  approved: { label: 'Approved', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
} as const;

type TimeLogStateProps = { log: { time_out: string | null; status: Exclude<keyof typeof STATES, 'running'> } };

/** How far a time log has come. */
export function TimeLogState({ log }: TimeLogStateProps) {
  const { label, tone } = STATES[log.time_out === null ? 'running' : log.status];
  return <Tag tone={tone}>{t(label)}</Tag>;
}
