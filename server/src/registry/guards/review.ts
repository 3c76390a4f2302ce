import { hasModule } from '@fieldspan/domain/access';
import type { ModuleName } from '@fieldspan/domain/modules';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

const DECIDED: ReadonlySet<unknown> = new Set(['approved', 'rejected', 'exported']);
const FINAL: ReadonlySet<unknown> = new Set(['approved', 'exported']);

/**
 * Who logs does not approve: a decision needs write on the module, or (by the row scope) a reviewing role on the
 * job of somebody else's row. What is decided stays as it is for its owner.
 */
export function checkReview(module: ModuleName): (write: Write) => void {
  return ({ before, values, session }) => {
    if (hasModule(session.viewer, module, 'write')) return;
    const isOwn = (before?.['user_id'] ?? session.userId) === session.userId;
    if (!isOwn) return;
    if (FINAL.has(before?.['status'])) throw new Refusal('This has been approved and can no longer be changed.');
    if (DECIDED.has(values['status']) && values['status'] !== before?.['status'])
      throw new Refusal('Only a reviewer can decide this.');
  };
}
