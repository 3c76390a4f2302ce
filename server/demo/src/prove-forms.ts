import { sql } from 'kysely';
import type { Database, Tx } from '@fieldspan/server/db/database';
import { proveSignature } from '@fieldspan/server/forms/prove-signature';
import { storeRevision } from '@fieldspan/server/forms/store-revision';
import type { Storage } from '@fieldspan/server/storage/storage';

/** Adds what the server stores when a form is saved or signed: first revisions and hashes. */
export async function proveForms(db: Database, storage: Storage): Promise<void> {
  await db.system(async (tx) => {
    const forms = await tx.selectFrom('company_form').select(['id', 'tenant_id', 'created_by']).execute();
    for (const { id, tenant_id: tenantId, created_by: userId } of forms)
      await storeRevision(tx, { tenantId, userId: userId ?? 0 }, { formId: id, reason: null });
    await proveSignatures(tx, storage);
  });
}

async function proveSignatures(tx: Tx, storage: Storage): Promise<void> {
  const signed = await tx
    .selectFrom('company_form_acknowledgement')
    .where('completed_at', 'is not', null)
    .select(['id', 'tenant_id', 'form_id', 'name', 'completed_at', 'signature_json'])
    .execute();
  const proofs = [];
  for (const { id, tenant_id: tenantId, form_id: formId, ...given } of signed)
    proofs.push({ id, ...(await proveSignature({ tx, storage }, { tenantId, formId }, given)) });
  const [ids, hashes] = [proofs.map(({ id }) => id), proofs.map(({ content_hash }) => content_hash)];
  await sql`update company_form_acknowledgement a set content_hash = p.hash
    from unnest(${ids}::bigint[], ${hashes}::text[]) as p (id, hash) where a.id = p.id`.execute(tx);
}
