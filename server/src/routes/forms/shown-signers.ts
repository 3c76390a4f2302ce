import type { SignatureState, Signer } from '@fieldspan/contract/shown-form';
import type { Tx } from '../../db/database.ts';
import { contentHash } from '../../forms/content-hash.ts';
import type { FormContent } from '../../forms/content-hash.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Looker, StoredForm, StoredRevision } from './stored-form.ts';

type Stored = { form: StoredForm; revisions: readonly StoredRevision[] };
type Shown = Stored & {
  shown: number;
  /** Whether the newest revision's pictures and sheets were drawn on since it was stored. */
  isDrawnSince: boolean;
};
type Work = { tx: Tx; storage: Storage };

/** The participants with the state of their signatures. For an earlier revision, only those who signed it. */
export async function shownSigners({ tx, storage }: Work, at: Shown, looker: Looker): Promise<Signer[]> {
  const { form, shown } = at;
  const rows = await readSigners(tx, form);
  const here = shown === form.revision ? rows : rows.filter(({ revision }) => revision === shown);
  return Promise.all(
    here.map(async (row) => {
      const own = isOwn(row, looker);
      return shownSigner(row, {
        state: await stateOfSignature(storage, at, row),
        isDrawnSince: at.isDrawnSince && row.completed_at !== null && row.revision === at.form.revision,
        own,
        isReader: looker.as === 'reader',
      });
    }),
  );
}

type Seen = { state: SignatureState | null; isDrawnSince: boolean; own: boolean; isReader: boolean };

/** Why somebody declined is for people of the company and for that person. */
function shownSigner(row: SignerRow, { state, isDrawnSince, own, isReader }: Seen): Signer {
  const { id: _id, user_id: _user, slug, declined_reason, ...signer } = row;
  return {
    ...signer,
    state,
    is_drawn_since: isDrawnSince,
    own_slug: own ? slug : null,
    receipt_slug: isReader && row.content_hash !== null ? slug : null,
    declined_reason: own || isReader ? declined_reason : null,
  };
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
      'declined_at',
      'declined_reason',
    ])
    .orderBy('completed_at')
    .orderBy('id')
    .execute();
}

/** Verifies a signature on every request: hashes the signed revision as it is stored now and compares. */
async function stateOfSignature(storage: Storage, at: Shown, signer: SignerRow): Promise<SignatureState | null> {
  if (signer.completed_at === null) return null;
  if (signer.content_hash === null) return 'unknown';
  const content = signedForm(at, signer.revision);
  if (content === null) return 'broken';
  const hash = await contentHash(storage, content, signer);
  if (hash !== signer.content_hash) return 'broken';
  return signer.revision === at.shown ? 'valid' : 'changed';
}

/** The form as it was stored when this revision was signed; null if that is not kept. */
export function signedForm({ form, revisions }: Stored, signedRevision: number | null): FormContent | null {
  const signed = revisions.find(({ revision }) => revision === signedRevision);
  const isNewest = signedRevision === form.revision;
  if (!signed && !isNewest) return null;
  const content = { ...form, ...(isNewest ? { drawings_json: signed?.drawings_json ?? '[]' } : signed) };
  return { drawings_json: '[]', ...content };
}
