import type { Tx } from '../../db/database.ts';

/**
 * Locks the form's row, so that people who sign or change it at the same time do so one after the other.
 * @returns the form's revision
 */
export async function lockForm(tx: Tx, { tenantId, formId }: { tenantId: number; formId: number }): Promise<number> {
  const { revision } = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', formId)
    .select('revision')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return revision;
}
