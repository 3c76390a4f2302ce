import { parseSignature } from '@fieldspan/contract/signature-json';
import { listInText } from '@fieldspan/domain/json-text';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import type { TrailPoint } from '@fieldspan/domain/signature';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { KEPT } from './document-of.ts';
import { contentOf } from './stored-document.ts';
import type { StoredDocument } from './stored-document.ts';

/** What the customer accepted by their link, as whom, and when. */
type Acceptance = {
  name: string;
  at: string;
  note: string;
  /** Empty if they drew none. */
  trail: readonly TrailPoint[];
};

/** `chosen`: keys of the optional lines; of a bid also those that somebody of the company ticked. */
export type Answered = { acceptance: Acceptance | null; chosen: ReadonlySet<unknown> };

type Row = {
  by_name: string | null;
  note: string | null;
  created_at: string;
  chosen: string | null;
  signature: string | null;
};

/** The acceptance of a document that is accepted. */
export async function answeredOf(tx: Tx, document: StoredDocument): Promise<Answered> {
  const { events, column } = KEPT[document.model];
  const { rows } = await sql<Row>`
    select by_name, note, created_at, (details_json -> 'chosen')::text as chosen, details_json ->> 'signature' as signature
    from ${sql.table(events)} where tenant_id = ${document.tenant_id} and ${sql.ref(column)} = ${document.id}
      and kind = 'accepted' order by id desc limit 1`.execute(tx);
  const [row] = rows;
  const chosen = new Set([...listInText(row?.chosen ?? null), ...listInText(document.chosen_json)]);
  if (!row) return { acceptance: null, chosen };
  const trail = trailOf(row.signature) ?? [];
  return { acceptance: { name: row.by_name ?? '', at: row.created_at, note: row.note ?? '', trail }, chosen };
}

/** The points of a drawn signature; null for a text that is none. */
export function trailOf(text: string | null): readonly TrailPoint[] | null {
  const points = listInText(text);
  return points.length === 0 ? null : (parseSignature(JSON.stringify({ trail: points }))?.trail ?? null);
}

/** The lines of a document with what was chosen of them. */
export const chosenLines = (document: StoredDocument, chosen: ReadonlySet<unknown>): DocumentLine[] =>
  contentOf(document).lines.map((line) => Object.assign(line, { chosen: line.chosen || chosen.has(line.key) }));
