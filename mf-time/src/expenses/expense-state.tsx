import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

const STATES = {
  draft: { label: 'Draft', tone: 'neutral' },
  submitted: { label: 'Submitted', tone: 'blue' },
  approved: { label: 'Approved', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
  exported: { label: 'Exported', tone: 'neutral' },
} as const;

export function ExpenseState({ expense }: { expense: { status: keyof typeof STATES } }) {
  const { label, tone } = STATES[expense.status];
  return <Tag tone={tone}>{t(label)}</Tag>;
}
