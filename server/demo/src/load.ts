import type { Field, FieldKind } from '@fieldspan/contract/field';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '@fieldspan/server/db/database';
import { tableName } from '@fieldspan/server/db/table-name';
import type { Book, StoredRow } from './book.ts';

/** Rows per statement: more are not faster, fewer are slower (server benchmarks). */
const BATCH = 5000;

const COLUMN_TYPES: Record<FieldKind, string> = {
  id: 'bigint',
  ids: 'text',
  text: 'text',
  int: 'integer',
  number: 'double precision',
  money: 'numeric',
  flag: 'smallint',
  json: 'json',
  instant: 'timestamptz',
  date: 'date',
};

/** Columns that are not in the contract. */
const HIDDEN: Partial<Record<ModelName, readonly Column[]>> = {
  LibraryUpload: [{ name: 'sha256', type: 'text', initial: null, cast: null }],
};

/**
 * `cast`: the SQL type of list values, which travel as text because an array cannot contain arrays of different
 * lengths.
 */
type Column = { name: string; type: string; initial: Field['default'] | null; cast: string | null };

/** Inserts all rows with their ids, and sets the sequences so that new rows continue after them. */
export async function loadBook(tx: Tx, book: Book): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await sql.raw('set constraints all deferred').execute(tx);
  for (const name of book.names()) {
    const rows = book.rows(name);
    counts[name] = rows.length;
    await loadRows(tx, name, { rows, book });
  }
  return counts;
}

async function loadRows(
  tx: Tx,
  name: ModelName,
  { rows, book }: { rows: readonly StoredRow[]; book: Book },
): Promise<void> {
  const table = tableName(name);
  const columns = columnsOf(name);
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map((row) => withHidden(book, name, row));
    await insert(tx, table, { columns, rows: batch });
  }
  await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    tx,
  );
}

function withHidden(book: Book, name: ModelName, row: StoredRow): StoredRow {
  return { ...row, ...book.hiddenOf(name, Number(row['id'])) };
}

/**
 * Passes one array per column and unnests them together, so that the statement stays short however many rows there are.
 */
async function insert(
  tx: Tx,
  table: string,
  { columns, rows }: { columns: readonly Column[]; rows: readonly StoredRow[] },
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const arrays = sql.join(
    columns.map(
      ({ name, type, initial }) => sql`${rows.map((row) => textOf(row[name] ?? initial))}::${sql.raw(type)}[]`,
    ),
  );
  const values = sql.join(
    columns.map(({ name, cast }) => (cast === null ? sql.ref(name) : sql`${sql.ref(name)}::${sql.raw(cast)}`)),
  );
  await sql`insert into ${sql.table(table)} (${names}) select ${values} from unnest(${arrays}) as r (${names})`.execute(
    tx,
  );
}

/** Values are sent as text; the cast in the statement restores their type. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  throw new TypeError(`Not a column's value: ${typeof value}`);
}

function columnsOf(name: ModelName): Column[] {
  const fields: Record<string, Field> = models[name].fields;
  const stored = Object.entries(fields).filter(([, field]) => field.computed !== true);
  const columns = stored.map(([column, field]) => ({
    name: column,
    type: COLUMN_TYPES[field.kind],
    initial: field.default ?? null,
    cast: field.kind === 'ids' ? 'bigint[]' : null,
  }));
  return [...columns, ...(HIDDEN[name] ?? [])];
}
