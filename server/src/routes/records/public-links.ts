import type { PublicLink } from '@fieldspan/contract/public-link-calls';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { FlagText, WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { newToken } from '../../http/token.ts';
import { PUBLIC_MODELS, isClosedAtFirst } from '../../links/open-public-link.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { requireSubscription } from '../../registry/subscription.ts';

/** Settings of a record's public page: its link, whether it is on, and when it expires. */
const AskSchema = v.object({ model: v.picklist(PUBLIC_MODELS), record_id: WholeNumber });
type Asked = v.InferOutput<typeof AskSchema>;

const SaveSchema = v.object({
  ...AskSchema.entries,
  is_on: v.optional(FlagText),
  /** Empty means no expiry. */
  ends_at: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp('must be a moment'))])),
});

export const findPublicLink: SignedInRoute = {
  verb: 'GET',
  path: 'PublicLink/find',
  summary: 'How the public page of a record (model, record_id) may be opened; for whoever may read the record',
  session: 'required',
  takes: AskSchema,
  async handle({ read, session, transact }) {
    const asked = await read(AskSchema);
    return transact((tx) => linkOf(tx, session, asked));
  },
};

export const savePublicLink: SignedInRoute = {
  verb: 'POST',
  path: 'PublicLink/save',
  summary: 'Switch the public page of a record on or off (is_on), or give it an end (ends_at; empty for none)',
  session: 'required',
  takes: SaveSchema,
  async handle(ask) {
    const { is_on, ends_at, ...asked } = await ask.read(SaveSchema);
    // Whoever has stopped paying can still close what everybody sees.
    if (is_on !== 0 || ends_at !== undefined) requireSubscription(ask.session, null);
    const end = ends_at === undefined ? {} : { ends_at: ends_at === '' ? null : ends_at };
    return change(ask, asked, { ...(is_on === undefined ? {} : { is_on }), ...end });
  },
};

export const renewPublicLink: SignedInRoute = {
  verb: 'POST',
  path: 'PublicLink/renew',
  summary: 'Give the public page of a record a new address; the old one opens nothing from then on',
  session: 'required',
  takes: AskSchema,
  async handle(ask) {
    const asked = await ask.read(AskSchema);
    return change(ask, asked, { slug: newToken(), is_on: 1, ends_at: null });
  },
};

/** A page that is closed at first gets an address that nobody can guess from the record's. */
const firstLink = (): Change => ({ slug: newToken(), is_on: 0 });

function isOn(model: Asked['model'], known: number | undefined): 0 | 1 {
  if (known === undefined) return isClosedAtFirst(model) ? 0 : 1;
  return known === 0 ? 0 : 1;
}

type Change = { slug?: string; is_on?: 0 | 1; ends_at?: string | null };

function change({ session, transact, time }: SignedInAsk, asked: Asked, changed: Change): Promise<PublicLink> {
  const { model, record_id } = asked;
  return transact(async (tx) => {
    await requireWriter(tx, session, asked);
    const first = isClosedAtFirst(model) ? firstLink() : {};
    const stamp = { changed_by: session.userId, updated_at: time.toISOString() };
    await tx
      .insertInto('public_link')
      .values({ tenant_id: session.tenantId, model, record_id, ...first, ...changed, ...stamp })
      .onConflict((known) => known.columns(['tenant_id', 'model', 'record_id']).doUpdateSet({ ...changed, ...stamp }))
      .execute();
    return linkOf(tx, session, asked);
  });
}

async function linkOf(tx: Tx, session: Session, { model, record_id }: Asked): Promise<PublicLink> {
  const { row, mayWrite } = await lockRow({ tx, session }, { name: model, key: String(record_id) });
  const isTheirs = isOwnToOpen(session, { model, record_id });
  const link = await tx
    .selectFrom('public_link')
    .where('tenant_id', '=', session.tenantId)
    .where('model', '=', model)
    .where('record_id', '=', record_id)
    .select(['slug', 'is_on', 'ends_at'])
    .executeTakeFirst();
  return {
    slug: link?.slug ?? String(row['slug']),
    is_on: isOn(model, link?.is_on),
    ends_at: link?.ends_at ?? null,
    may_write: mayWrite && isTheirs,
  };
}

/** @throws Refusal if the person may not change the record */
async function requireWriter(tx: Tx, session: Session, { model, record_id }: Asked): Promise<void> {
  const { mayWrite } = await lockRow({ tx, session }, { name: model, key: String(record_id) });
  if (!mayWrite) throw new Refusal('Only who may change this can change its public link.');
  if (!isOwnToOpen(session, { model, record_id })) {
    throw new Refusal('Only the person can change the public link of their profile.');
  }
}

/** Nobody's profile is made public by somebody else, whatever else of it they may change. */
const isOwnToOpen = ({ userId }: Session, { model, record_id }: Asked): boolean =>
  model !== 'User' || record_id === userId;
