import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../db/database.ts';

/**
 * What a board has: everything up to a moment, and which versions of what changed shortly before it. A transaction may commit
 * after a later one has, so changes are looked for from a while before that moment, and what is known of them is left out.
 */
const CursorSchema = v.object({ at: v.string(), seen: v.array(v.tuple([v.number(), v.number()])) });
export type Cursor = v.InferOutput<typeof CursorSchema>;

/** No write of a visit takes longer than this. */
const OVERLAP = sql`interval '15 seconds'`;
/** More is read as a whole: a cursor travels in an address. */
const MOST = 300;

export const parseCursor = (text: string): Cursor | null => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CursorSchema), text);
  return parsed.success && !Number.isNaN(Date.parse(parsed.output.at)) ? parsed.output : null;
};

type Versions = { cursor: Cursor; changed: number[]; isOver: boolean };

/** Where a board stands that reads everything now. It is asked before the visits are. */
export async function cursorNow(tx: Tx, tenantId: number): Promise<string> {
  const { rows } = await sql<{ at: string }>`select now() as at`.execute(tx);
  const at = rows[0]?.at ?? new Date().toISOString();
  const { rows: seen } = await sql<{ id: number; version: number }>`select id, version from visit
    where tenant_id = ${tenantId} and updated_at > ${at}::timestamptz - ${OVERLAP} limit ${MOST}`.execute(tx);
  return JSON.stringify({ at, seen: seen.map(({ id, version }) => [id, version]) });
}

/** The visits that differ from what a board has. */
export async function changedSince(tx: Tx, tenantId: number, cursor: Cursor): Promise<Versions> {
  const { rows: now } = await sql<{ at: string }>`select now() as at`.execute(tx);
  const { rows } = await sql<{ id: number; version: number; is_young: boolean }>`
    select id, version, updated_at > now() - ${OVERLAP} as is_young from visit
    where tenant_id = ${tenantId} and updated_at > ${cursor.at}::timestamptz - ${OVERLAP} order by id limit ${MOST + 1}`.execute(
    tx,
  );
  const known = new Map(cursor.seen);
  return {
    cursor: {
      at: now[0]?.at ?? cursor.at,
      seen: rows.filter(({ is_young: isYoung }) => isYoung).map(({ id, version }) => [id, version]),
    },
    changed: rows.filter(({ id, version }) => known.get(id) !== version).map(({ id }) => id),
    isOver: rows.length > MOST,
  };
}
