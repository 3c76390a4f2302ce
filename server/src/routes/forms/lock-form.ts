import type { Tx } from '../../db/database.ts';

/** Two who sign one form, or change it, come one after the other. @returns the form's revision */
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
