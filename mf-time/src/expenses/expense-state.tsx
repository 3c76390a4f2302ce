import { msg } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

const STATES = {
  draft: { label: msg('Draft'), tone: 'neutral' },
  submitted: { label: msg('Submitted'), tone: 'blue' },
  approved: { label: msg('Approved'), tone: 'green' },
  rejected: { label: msg('Rejected'), tone: 'red' },
  exported: { label: msg('Exported'), tone: 'neutral' },
} as const;

const isState = (value: unknown): value is keyof typeof STATES =>
  typeof value === 'string' && Object.hasOwn(STATES, value);

/** The name of a group of expenses that have the same state. */
export const expenseStateName = (value: string | number): string =>
  isState(value) ? translated(STATES[value].label) : String(value);

export function ExpenseState({ expense }: { expense: { status: keyof typeof STATES } }) {
  const { label, tone } = STATES[expense.status];
  return <Tag tone={tone}>{translated(label)}</Tag>;
}
