import { STATE_NAMES } from '@fieldspan/domain/document-states';
import { dataText } from '@fieldspan/domain/message';
import { translated } from '@fieldspan/ui/i18n';
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
  Declined: 'red',
  Void: 'red',
};

const isKnown = (status: string): status is keyof typeof STATE_NAMES => Object.hasOwn(STATE_NAMES, status);

/** The state of an invoice, a quote or an order. */
export function DocumentState({ status }: { status: string | null }) {
  if (!status) return null;
  const name = isKnown(status) ? STATE_NAMES[status] : dataText(status);
  return <Tag tone={TONES[status] ?? 'neutral'}>{translated(name)}</Tag>;
}
