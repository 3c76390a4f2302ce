import { Tag } from '@fieldspan/ui/tag';

/** Colours by the status type; a type that is not known here stays neutral, its label says it all. */
const TONES: Readonly<Record<string, 'green' | 'amber' | 'blue' | 'red'>> = {
  scheduled: 'blue',
  en_route: 'amber',
  on_site: 'amber',
  waiting: 'red',
  completed: 'green',
};

/** The state of a service call in the company's own words. */
export function ServiceStatusTag({ status }: { status: { type: string; label: string } | null }) {
  if (!status) return null;
  return <Tag tone={TONES[status.type] ?? 'neutral'}>{status.label}</Tag>;
}
