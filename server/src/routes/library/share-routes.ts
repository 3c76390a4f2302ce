import { sql } from 'kysely';
import type { Saved } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { newToken } from '../../http/token.ts';
import { writable } from '../../registry/access.ts';
import { checkShare } from '../../registry/guards/library-share.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { PASSWORD_LENGTH_MAX, hashPassword } from '../user/password.ts';

const ITEMS_MOST = 500;
/** A password of a link is short-lived, but a guessable one would be no password. */
const PASSWORD_LEAST = 6;

const Ids = v.optional(jsonText(v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(ITEMS_MOST))), '[]');
const Password = v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH_MAX));
const MakeSchema = v.object({
  name: shortText(120),
  ends_at: v.pipe(v.string(), v.isoTimestamp('must be a moment')),
  file_ids: Ids,
  folder_ids: Ids,
  password: v.optional(Password, ''),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});
type Made = v.InferOutput<typeof MakeSchema>;

const makeShare: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryShare/make',
  summary: 'Make a link that shows files and folders of the library to anybody who has it, until its end',
  session: 'required',
  takes: MakeSchema,
  async handle(ask): Promise<Saved> {
    const made = await ask.read(MakeSchema);
    requireSubscription(ask.session, 'LibraryShare');
    checkShare({ values: { name: made.name, ends_at: made.ends_at } });
    if (Date.parse(made.ends_at) <= ask.time.getTime()) throw new Refusal('The link would have ended already.');
    const password_hash = await hashOf(made.password);
    return ask.transact(
      async (tx) => (await earlier(tx, ask.session, made)) ?? insert(tx, ask, { made, password_hash }),
    );
  },
};

async function hashOf(password: string): Promise<string | null> {
  if (password === '') return null;
  if (password.length < PASSWORD_LEAST) throw new Refusal('The password needs 6 characters at least.');
  return hashPassword(password);
}

async function earlier(tx: Tx, session: Session, { client_key }: Made): Promise<Saved | undefined> {
  return tx
    .selectFrom('library_share')
    .where('tenant_id', '=', session.tenantId)
    .where('created_by', '=', session.userId)
    .where('client_key', '=', client_key)
    .select(['id as record_id', 'slug'])
    .executeTakeFirst();
}

type New = { made: Made; password_hash: string | null };

async function insert(tx: Tx, { session }: SignedInAsk, { made, password_hash }: New): Promise<Saved> {
  const { name, ends_at, client_key, file_ids: files, folder_ids: folders } = made;
  if (files.length + folders.length === 0) throw new Refusal('Choose at least one file or folder.');
  await requireWritable(tx, session, { model: 'LibraryFile', ids: files });
  await requireWritable(tx, session, { model: 'LibraryFolder', ids: folders });
  const tenant_id = session.tenantId;
  const saved = await tx
    .insertInto('library_share')
    .values({ tenant_id, slug: newToken(), name, ends_at, client_key, password_hash, created_by: session.userId })
    .onConflict((known) => known.columns(['tenant_id', 'client_key']).doNothing())
    .returning(['id as record_id', 'slug'])
    .executeTakeFirst();
  if (!saved) {
    const copy = await earlier(tx, session, made);
    if (!copy) throw new Refusal('This link was already made by somebody else.');
    return copy;
  }
  const share_id = saved.record_id;
  await tx
    .insertInto('library_share_item')
    .values([
      ...files.map((library_file_id) => ({ tenant_id, share_id, library_file_id, folder_id: null })),
      ...folders.map((folder_id) => ({ tenant_id, share_id, library_file_id: null, folder_id })),
    ])
    .execute();
  return saved;
}

type Named = { model: 'LibraryFile' | 'LibraryFolder'; ids: readonly number[] };

/** Who may change a file may show it to strangers, as with forms and equipment. */
async function requireWritable(tx: Tx, session: Session, { model, ids }: Named): Promise<void> {
  if (ids.length === 0) return;
  const table = sql.table(model === 'LibraryFile' ? 'library_file' : 'library_folder');
  const { rows } = await sql<{ count: number }>`select count(distinct w.id)::int as count from ${table} as w
    where w.id = any(${ids}) and ${writable(session, model, 'w')}`.execute(tx);
  if (rows[0]?.count !== new Set(ids).size)
    throw new Refusal('Only who may change a file or folder can make a link to it.');
}

const PasswordSchema = v.object({ id: WholeNumber, password: Password });

const setSharePassword: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryShare/set-password',
  summary: 'Give a link of the library another password, or none (empty); who entered the old one is shut out',
  session: 'required',
  takes: PasswordSchema,
  async handle({ read, session, transact, time }): Promise<Saved> {
    const { id, password } = await read(PasswordSchema);
    requireSubscription(session, 'LibraryShare');
    const password_hash = await hashOf(password);
    return transact(async (tx) => {
      const { row, mayWrite } = await lockRow({ tx, session }, { name: 'LibraryShare', key: String(id) });
      if (!mayWrite) throw new Refusal('You do not have permission to change this link.');
      await tx
        .updateTable('library_share')
        .set({ password_hash, updated_at: time.toISOString() })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .execute();
      return { record_id: id, slug: String(row['slug']) };
    });
  },
};

export const shareRoutes = [makeShare, setSharePassword];
