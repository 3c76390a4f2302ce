import { hasModule } from '@fieldspan/domain/access';
import type { ModuleName } from '@fieldspan/domain/modules';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

const FINAL: ReadonlySet<unknown> = new Set(['approved', 'exported']);
const DECIDED: ReadonlySet<unknown> = new Set(['approved', 'rejected', 'exported']);

/**
 * Who logs does not approve: a decision needs write on the module, or (by the row scope) a reviewing role on the
 * job of somebody else's row; and nobody approves their own, but the one Admin of a company. What was approved stays as it
 * is by `keepLocked`; its owner cannot reopen it.
 */
export function checkReview(module: ModuleName): (write: Write) => Promise<void> {
  return async (write) => {
    if (!('status' in write.values)) return;
    if (!hasModule(write.session.viewer, module, 'write')) refuseOwnDecision(write);
    if (isApproval(write) && isTheirOwn(write) && !(await isOnlyAdmin(write)))
      throw new Refusal('Nobody approves their own. Somebody else who reviews decides this.');
  };
}

function refuseOwnDecision({ before, values, session }: Write): void {
  const isOwn = (before?.['user_id'] ?? session.userId) === session.userId;
  if (isOwn && (DECIDED.has(values['status']) || FINAL.has(before?.['status'])))
    throw new Refusal('Only a reviewer can decide this.');
}

/** Taking back an export approves nothing anew. */
const isApproval = ({ before, values }: Write): boolean =>
  FINAL.has(values['status']) && !FINAL.has(before?.['status']);

/** Whose it was, and whose it is with this very save. */
function isTheirOwn({ before, values, session }: Write): boolean {
  const owners = before === null ? [values['user_id'] ?? session.userId] : [before['user_id'], values['user_id']];
  return owners.includes(session.userId);
}

async function isOnlyAdmin({ tx, session }: Write): Promise<boolean> {
  if (session.viewer.role !== 'Admin') return false;
  const other = await tx
    .selectFrom('user_permission')
    .where('tenant_id', '=', session.tenantId)
    .where('user_id', '<>', session.userId)
    .where('role_type', '=', 'Admin')
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .select('id')
    .executeTakeFirst();
  return other === undefined;
}
