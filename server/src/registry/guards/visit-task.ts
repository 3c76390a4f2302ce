import { mayWrite } from '@fieldspan/contract/access-rules';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Who plans changes steps; the people on a visit tick them. Whoever ticks one is noted. */
export function checkVisitTask({ session, before, values }: Write): void {
  if (before !== null && 'visit_id' in values) throw new Refusal('A step stays with its visit.');
  const isPlanner = mayWrite('VisitTask')(session.viewer);
  if (!isPlanner && (before === null || Object.keys(values).some((field) => field !== 'done_at')))
    throw new Refusal('Only who plans the visit changes its steps. You can tick them.');
  if (!('done_at' in values)) return;
  const at = typeof values['done_at'] === 'string' ? Date.parse(values['done_at']) : null;
  // A device whose clock is ahead ticks nothing in the future.
  values['done_at'] = at === null ? null : new Date(Math.min(at, Date.now())).toISOString();
  values['done_by'] = at === null ? null : session.userId;
}
