import { Tag } from '@fieldspan/ui/tag';

/** Colours of the states that documents come with; any other stays neutral, its word says it all. */
const TONES: Readonly<Record<string, 'green' | 'amber' | 'blue' | 'red'>> = {
  Sent: 'blue',
  Confirmed: 'blue',
  'Partly received': 'amber',
  Received: 'green',
  Accepted: 'green',
  Paid: 'green',
  Overdue: 'red',
  Cancelled: 'red',
  Void: 'red',
};

/** How far an invoice, a quote or an order has come, in the words it was given. */
export function DocumentState({ status }: { status: string | null }) {
  return status ? <Tag tone={TONES[status] ?? 'neutral'}>{status}</Tag> : null;
}
