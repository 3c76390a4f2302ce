import { Tag } from '@fieldspan/ui/tag';

/** Colours of known document states; unknown ones are neutral, with their label. */
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

/** The state of an invoice, a quote or an order. */
export function DocumentState({ status }: { status: string | null }) {
  return status ? <Tag tone={TONES[status] ?? 'neutral'}>{status}</Tag> : null;
}
