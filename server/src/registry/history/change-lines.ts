import type { Change, ChangedField } from '@fieldspan/contract/history-calls';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Expression } from '../entry.ts';

type Changes = Readonly<Record<string, readonly [string | null, string | null] | null>>;

/** A row of record_change with the name of the person who made the change. */
export type StoredLine = {
  id: number;
  at: string;
  model: ModelName;
  record_id: number;
  version: number;
  happened: string;
  kind: string;
  changes: Changes | null;
  user_id: number | null;
  person_name: string | null;
  release: string | null;
  reason: string | null;
};

const PAGE = 30;

/** Reads the newest matching rows: one more than a page, to know whether there is a next page. */
export async function readLines(tx: Tx, where: Expression, limit: number = PAGE): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select c.id, c.at, c.model, c.record_id, c.version, c.happened, c.kind, c.changes, c.user_id, c.release, c.reason,
      nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') as person_name
    from record_change c left join "user" u on u.id = c.user_id
    where ${where} order by c.id desc limit ${sql.lit(limit + 1)}`.execute(tx);
  return rows;
}

/** Cuts the rows to one page and returns where the next one begins. */
export function pageOf(lines: readonly StoredLine[]): { page: StoredLine[]; next: number | null } {
  const page = lines.slice(0, PAGE);
  return { page, next: lines.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** A history row as the API returns it, reduced to the fields that the person may see. */
export function changeOf(line: StoredLine, visible: ReadonlySet<string>): Change {
  const { id, at, version, happened, user_id, person_name, release, reason } = line;
  return {
    id,
    at,
    version,
    happened,
    person: user_id === null ? null : { id: user_id, name: person_name ?? '' },
    release,
    reason,
    fields: fieldsOfLine(line, visible),
  };
}

/** Details that belong to what happened and to no field; whoever may read the record may read them. */
const TOLD: Readonly<Record<string, readonly string[]>> = { mailed: ['email'] };

function fieldsOfLine({ changes, happened }: StoredLine, visible: ReadonlySet<string>): ChangedField[] {
  return Object.entries(changes ?? {})
    .filter(([field]) => visible.has(field) || TOLD[happened]?.includes(field) === true)
    .map(([field, values]) => ({
      field,
      old: values?.[0] ?? null,
      new: values?.[1] ?? null,
      is_secret: values === null,
    }));
}
