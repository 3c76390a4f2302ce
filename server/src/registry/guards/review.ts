import { mayWrite } from '@fieldspan/contract/access-rules';
import { OWN_APPROVAL, decisionProblem } from '@fieldspan/domain/review-rules';
import type { Decision } from '@fieldspan/domain/review-rules';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/**
 * Refuses what the review rules do not allow; row scopes decide who reviews whose rows. Approved rows are then locked by `keepLocked`,
 * so that their owner cannot reopen them.
 */
export function checkReview(name: 'TimeLog' | 'Expense'): (write: Write) => Promise<void> {
  return async (write) => {
    if (!('status' in write.values)) return;
    const writes = mayWrite(name)(write.session.viewer);
    const problem = decisionProblem(decisionOf(write), { writes, isOnlyAdmin: false });
    if (problem === null || (problem === OWN_APPROVAL && (await isOnlyAdmin(write)))) return;
    throw new Refusal(problem);
  };
}

function decisionOf({ before, values, session }: Write): Decision {
  const owner = before?.['user_id'] ?? null;
  const isNew = before === null;
  return {
    from: before?.['status'],
    to: values['status'],
    owner: owner === null ? 'nobody' : owner === session.userId ? 'self' : 'other',
    becomesOwn: (values['user_id'] ?? (isNew ? session.userId : null)) === session.userId,
  };
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
