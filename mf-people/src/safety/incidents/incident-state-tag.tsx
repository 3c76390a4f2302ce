import type { IncidentRow } from '@fieldspan/api/queries/incidents';
import { translated } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { STATES } from './incident-words.ts';

export function IncidentStateTag({ state }: Pick<IncidentRow, 'state'>) {
  const { label, tone } = STATES[state];
  return <Tag tone={tone}>{translated(label)}</Tag>;
}
