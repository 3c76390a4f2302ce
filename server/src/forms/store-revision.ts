import type { Tx } from '../db/database.ts';
import { readDrawings } from './read-drawings.ts';

/** Stores the current form and its drawings as a revision. */
export async function storeRevision(
  tx: Tx,
  { tenantId, userId }: { tenantId: number; userId: number },
  { formId, reason }: { formId: number; reason: string | null },
): Promise<void> {
  const form = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', formId)
    .select([
      'id as form_id',
      'tenant_id',
      'revision',
      'form_json',
      'job_id',
      'service_id',
      'equipment_id',
      'worksheet_id',
      'customer_asset_id',
      'about_user_id',
      'expiry',
      'is_deactivated',
    ])
    .executeTakeFirstOrThrow();
  const drawings_json = await readDrawings(tx, tenantId, form.form_json);
  await tx
    .insertInto('company_form_revision')
    .values({ ...form, drawings_json, reason, created_by: userId })
    .execute();
}
