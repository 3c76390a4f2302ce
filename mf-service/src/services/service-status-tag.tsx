import { Tag } from '@fieldspan/ui/tag';

/** Colours by status type; unknown types are neutral, with their label. */
const TONES: Readonly<Record<string, 'green' | 'amber' | 'blue' | 'red'>> = {
  scheduled: 'blue',
  en_route: 'amber',
  on_site: 'amber',
  waiting: 'red',
  completed: 'green',
};

/** The status of a service call, as the company has named it. */
export function ServiceStatusTag({ status }: { status: { type: string; label: string } | null }) {
  if (!status) return null;
  return <Tag tone={TONES[status.type] ?? 'neutral'}>{status.label}</Tag>;
}
