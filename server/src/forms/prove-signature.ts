import type { Tx } from '../db/database.ts';
import type { Storage } from '../storage/storage.ts';
import { contentHash } from './content-hash.ts';
import type { FormContent, Given } from './content-hash.ts';

const CONTENT = [
  'f.tenant_id',
  'f.form_json',
  'f.template_title',
  'f.child_template_description',
  'f.job_id',
  'f.service_id',
  'f.equipment_id',
  'f.worksheet_id',
  'f.customer_asset_id',
  'f.about_user_id',
  'f.revision',
  'r.drawings_json',
] as const;

/** The current form, with the drawings that were stored with its revision. */
function formContent(tx: Tx, { tenantId, formId }: { tenantId: number; formId: number }) {
  return tx
    .selectFrom('company_form as f')
    .leftJoin('company_form_revision as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 'f.tenant_id')
        .onRef('r.form_id', '=', 'f.id')
        .onRef('r.revision', '=', 'f.revision'),
    )
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', formId)
    .select(CONTENT)
    .executeTakeFirstOrThrow();
}

type Proven = { revision: number; content_hash: string };

/** What is stored with a new signature: the revision and the server's hash of everything that was signed. */
export async function proveSignature(
  { tx, storage }: { tx: Tx; storage: Storage },
  form: { tenantId: number; formId: number },
  given: Given,
): Promise<Proven> {
  const content = await formContent(tx, form);
  return { revision: content.revision, content_hash: await contentHash(storage, withDrawings(content), given) };
}

const withDrawings = <C extends Omit<FormContent, 'drawings_json'> & { drawings_json: string | null }>(
  content: C,
): C & FormContent => ({ ...content, drawings_json: content.drawings_json ?? '[]' });
