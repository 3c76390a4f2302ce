import { msg } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

const STATES = {
  running: { label: msg('Running'), tone: 'amber' },
  open: { label: msg('Not submitted'), tone: 'neutral' },
  submitted: { label: msg('Submitted'), tone: 'blue' },
  approved: { label: msg('Approved'), tone: 'green' },
  rejected: { label: msg('Rejected'), tone: 'red' },
} as const;

type TimeLogStateProps = { log: { time_out: string | null; status: Exclude<keyof typeof STATES, 'running'> } };

const isState = (value: unknown): value is keyof typeof STATES =>
  typeof value === 'string' && Object.hasOwn(STATES, value);

/** The name of a group of time logs that have the same status. */
export const timeLogStateName = (value: string | number): string =>
  isState(value) ? translated(STATES[value].label) : String(value);

/** The state of a time log. */
export function TimeLogState({ log }: TimeLogStateProps) {
  const { label, tone } = STATES[log.time_out === null ? 'running' : log.status];
  return <Tag tone={tone}>{translated(label)}</Tag>;
}
