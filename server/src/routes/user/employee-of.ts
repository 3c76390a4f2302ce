import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';

/**
 * Finds and locks a person's employment at the active company, for somebody who may write Users.
 * @throws Refusal for others, and if the person is not an employee
 */
export async function employeeOf(tx: Tx, { viewer, tenantId }: Session, userId: number) {
  if (!mayWrite('UserPermission')(viewer)) throw new Refusal('You do not have permission to change Users.');
  const employee = await tx
    .selectFrom('user_permission')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!employee) throw new Refusal('User not found.');
  return employee;
}
