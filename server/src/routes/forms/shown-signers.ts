import type { SignatureState, Signer } from '@fieldspan/contract/shown-form';
import type { Tx } from '../../db/database.ts';
import { contentHash } from '../../forms/content-hash.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Looker, StoredForm, StoredRevision } from './stored-form.ts';

type Shown = { form: StoredForm; revisions: readonly StoredRevision[]; shown: number };
type Work = { tx: Tx; storage: Storage };

/** The participants with the state of their signatures. For an earlier revision, only those who signed it. */
export async function shownSigners({ tx, storage }: Work, at: Shown, looker: Looker): Promise<Signer[]> {
  const { form, shown } = at;
  const rows = await readSigners(tx, form);
  const here = shown === form.revision ? rows : rows.filter(({ revision }) => revision === shown);
  return Promise.all(
    here.map(async (row) => shownSigner(row, await stateOfSignature(storage, at, row), isOwn(row, looker))),
  );
}

function shownSigner(row: SignerRow, state: SignatureState | null, own: boolean): Signer {
  const { id: _id, user_id: _user, content_hash: _hash, slug, ...signer } = row;
  return { ...signer, state, own_slug: own ? slug : null };
}

function isOwn({ id, user_id }: SignerRow, looker: Looker): boolean {
  if (looker.as === 'signer') return looker.signerId === id;
  return looker.as === 'reader' && looker.userId === user_id;
}

type SignerRow = Awaited<ReturnType<typeof readSigners>>[number];

function readSigners(tx: Tx, { id, tenant_id }: StoredForm) {
  return tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', tenant_id)
    .where('form_id', '=', id)
    .select([
      'id',
      'slug',
      'user_id',
      'name',
      'company_name',
      'is_external_worker',
      'is_invite',
      'completed_at',
      'signature_json',
      'revision',
      'content_hash',
      'withdrawn_at',
      'withdrawn_reason',
    ])
    .orderBy('completed_at')
    .orderBy('id')
    .execute();
}

/** Verifies a signature on every request: hashes the signed revision as it is stored now and compares. */
async function stateOfSignature(storage: Storage, at: Shown, signer: SignerRow): Promise<SignatureState | null> {
  if (signer.completed_at === null) return null;
  if (signer.content_hash === null) return 'unknown';
  const signed = at.revisions.find(({ revision }) => revision === signer.revision);
  const isNewest = signer.revision === at.form.revision;
  if (!signed && !isNewest) return 'broken';
  const content = { ...at.form, ...(isNewest ? { drawings_json: signed?.drawings_json ?? '[]' } : signed) };
  const hash = await contentHash(storage, { drawings_json: '[]', ...content }, signer);
  if (hash !== signer.content_hash) return 'broken';
  return signer.revision === at.shown ? 'valid' : 'changed';
}
