import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { isTaken } from '../conflict.ts';
import type { Values } from '../entry.ts';
import { lockTree } from '../no-circle.ts';
import { lockRow } from '../lock-row.ts';
import { refuseStale } from '../refuse-stale.ts';
import { discard } from '../trash/discard.ts';
import type { Merged, MERGED_FIELDS, Moved } from './merged.ts';
import { changeKept, moveReferences, referencesTo, renameWork } from './contact-rows.ts';

type Asking = { tx: Tx; session: Session };

export type Merging = {
  /** The contact that stays. */
  id: number;
  version: number | null;
  /** The contact that goes to the trash. */
  otherId: number;
  otherVersion: number | null;
  /** Fields of which the kept contact gets the other's value. */
  taken: readonly (typeof MERGED_FIELDS)[number][];
};

export type Pair = { kept: Values; other: Values };

/**
 * Locks both contacts, the smaller id first, as every merge does.
 * @throws Refusal if the person may not change the one or not delete the other
 * @throws Stale if one was changed after the version that the client sent
 */
export async function lockPair(asking: Asking, { id, version, otherId, otherVersion }: Merging): Promise<Pair> {
  if (id === otherId) throw new Refusal('Choose another contact: this is the same one.');
  await lockTree({ ...asking, name: 'Contact' }, { parent_id: id });
  const [first, second] = id < otherId ? [id, otherId] : [otherId, id];
  const one = await lockRow(asking, { name: 'Contact', key: String(first) });
  const two = await lockRow(asking, { name: 'Contact', key: String(second) });
  const [kept, other] = id < otherId ? [one, two] : [two, one];
  if (!kept.mayWrite || !other.mayRemove) throw new Refusal('You do not have permission to merge these contacts.');
  await refuseStale({ ...asking, name: 'Contact' }, kept.row, version);
  await refuseStale({ ...asking, name: 'Contact' }, other.row, otherVersion);
  return { kept: kept.row, other: other.row };
}

/**
 * Merges a contact into another one: whatever refers to it refers to the kept one, which gets the fields that were chosen,
 * and it goes to the trash, from where it can be restored with all that was its own.
 * @returns the id in the trash
 */
export async function mergeContacts(asking: Asking, pair: Pair, { taken }: Merging): Promise<number> {
  const { tx, session } = asking;
  const place = { tenantId: session.tenantId, kept: Number(pair.kept['id']), other: Number(pair.other['id']) };
  const merged = await asSystem(tx, () => moveAll(tx, pair, { ...place, taken }));
  const trashId = await discard(asking, { name: 'Contact', row: pair.other });
  if (trashId === null) throw new Error('Contacts go to the trash');
  const title = `${String(pair.other['name'])} (merged into ${String(merged.after['name'] ?? pair.kept['name'])})`;
  await asSystem(tx, () =>
    sql`update trash set title = ${title}, merge = ${JSON.stringify(merged)}::json
      where tenant_id = ${session.tenantId} and id = ${trashId}`.execute(tx),
  );
  return trashId;
}

type Place = { tenantId: number; kept: number; other: number; taken: Merging['taken'] };

async function moveAll(tx: Tx, { kept, other }: Pair, { tenantId, taken, ...ids }: Place): Promise<Merged> {
  const { before, after } = await changesOf(tx, { kept, other }, { tenantId, taken });
  await changeKept(tx, { tenantId, id: ids.kept, values: after });
  const moved = await referencesTo(tx, { tenantId, id: ids.other });
  await moveReferences(tx, { tenantId, moved, from: ids.other, to: ids.kept }).catch(sameNumber);
  const threads = await moveComments(tx, { tenantId, from: String(other['slug']), to: String(kept['slug']) });
  await renameWork(tx, { tenantId, id: ids.kept });
  return { kept_id: ids.kept, moved: withoutKept(moved, ids.kept), threads, before, after };
}

const withoutKept = (moved: readonly Moved[], kept: number): Moved[] =>
  moved.map((each) => (each.table === 'contact' ? { ...each, ids: each.ids.filter((id) => id !== kept) } : each));

/** The kept contact is what both are. If it stood below the other one, it stands where that one stood. */
async function changesOf(
  tx: Tx,
  { kept, other }: Pair,
  { tenantId, taken }: { tenantId: number; taken: Merging['taken'] },
): Promise<Pick<Merged, 'before' | 'after'>> {
  const after: Values = Object.fromEntries(taken.map((field) => [field, other[field]]));
  for (const flag of ['is_customer', 'is_supplier', 'is_company'])
    if (other[flag] === 1 && kept[flag] !== 1) after[flag] = 1;
  const { rows } = await sql<{ is_below: boolean }>`
    with recursive above as (
      select parent_id as id from contact where tenant_id = ${tenantId} and id = ${kept['id']}
      union select c.parent_id from contact c join above on c.id = above.id where c.tenant_id = ${tenantId})
    select exists (select from above where id = ${other['id']}) as is_below`.execute(tx);
  if (rows[0]?.is_below === true) after['parent_id'] = other['parent_id'];
  for (const field of Object.keys(after)) if (after[field] === kept[field]) delete after[field];
  return { before: Object.fromEntries(Object.keys(after).map((field) => [field, kept[field]])), after };
}

/** A supplier's bill has its number once. */
function sameNumber(error: unknown): never {
  if (!isTaken(error)) throw error;
  throw new Refusal('Both contacts have a bill with the same number. Void one of the two first.');
}

type Comments = { tenantId: number; from: string; to: string };

/** A contact has one thread of comments; if both have one, the other's stays with it. */
async function moveComments(tx: Tx, { tenantId, from, to }: Comments): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update message_thread set comment_parent_slug = ${to}
    where tenant_id = ${tenantId} and comment_parent_model = 'Contact' and comment_parent_slug = ${from}
      and not exists (select from message_thread k
        where k.tenant_id = ${tenantId} and k.comment_parent_model = 'Contact' and k.comment_parent_slug = ${to})
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
