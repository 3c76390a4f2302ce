import { hasModule } from '@fieldspan/domain/access';
import type { ModuleName } from '@fieldspan/domain/modules';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

const FINAL: ReadonlySet<unknown> = new Set(['approved', 'exported']);
const DECIDED: ReadonlySet<unknown> = new Set(['approved', 'rejected', 'exported']);

/**
 * Who logs does not approve: a decision needs write on the module, or (by the row scope) a reviewing role on the
 * job of somebody else's row. What was approved stays as it is by `keepLocked`; its owner cannot reopen it.
 */
export function checkReview(module: ModuleName): (write: Write) => void {
  return ({ before, values, session }) => {
    const isOwn = (before?.['user_id'] ?? session.userId) === session.userId;
    if (!isOwn || !('status' in values) || hasModule(session.viewer, module, 'write')) return;
    if (DECIDED.has(values['status']) || FINAL.has(before?.['status']))
      throw new Refusal('Only a reviewer can decide this.');
  };
}
