import { hasModule } from '@fieldspan/domain/access';
import type { ModuleName } from '@fieldspan/domain/modules';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

const FINAL: ReadonlySet<unknown> = new Set(['approved', 'exported']);
const DECIDED: ReadonlySet<unknown> = new Set(['approved', 'rejected', 'exported']);

/**
 * Separates logging from approving. Approving or rejecting needs write permission on the module, or (through the row
 * scope) a reviewing role on the job and somebody else's row. Nobody approves their own rows, except the only Admin of
 * a company. Approved rows are then locked by `keepLocked`, so that their owner cannot reopen them.
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

/** True only if the row was not final before; taking back an export is not a new approval. */
const isApproval = ({ before, values }: Write): boolean =>
  FINAL.has(values['status']) && !FINAL.has(before?.['status']);

/** Checks the owner before and after this save. */
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
