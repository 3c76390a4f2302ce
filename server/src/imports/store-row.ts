import type { ImportModel, ImportOutcome } from '@fieldspan/contract/import-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { tableName } from '../db/table-name.ts';
import { Refusal } from '../http/errors.ts';
import { sentence, term } from '../http/sentence.ts';
import { fieldSql, or, readable } from '../registry/access.ts';
import { titlesOf } from '../registry/csv-columns.ts';
import { fieldsOf } from '../registry/field-of.ts';
import { words } from '../registry/model-words.ts';
import { parseSave } from '../registry/parse-values.ts';
import { saveRecord } from '../registry/write.ts';
import type { Writer } from '../registry/write.ts';
import { savedText } from './cell-text.ts';
import { hasClientKey } from './import-rules.ts';
import type { FilledColumn } from './import-rules.ts';

export type ImportRow = {
  /** Its texts, by field; empty cells are left out. */
  cells: ReadonlyMap<string, string>;
  /** Keeps a row that is sent twice from becoming two records. */
  clientKey: string;
};

type Importing = {
  name: Exclude<ImportModel, 'Equipment'>;
  columns: readonly FilledColumn[];
  /** The field by which records are known; null makes each row a new record. */
  match: string | null;
};

const ALIAS = 'i';

/**
 * Stores a row as a save by hand would: a record that is known is changed, another one is new.
 * @throws Failure in words
 */
export async function storeRow(writer: Writer, importing: Importing, row: ImportRow): Promise<ImportOutcome> {
  const { name, match } = importing;
  const { services, session } = writer;
  const { id, fields } = await services.db.as(session, async (tx) => ({
    id: await knownId(tx, writer, { name, field: match, text: match === null ? undefined : row.cells.get(match) }),
    fields: await formOf(tx, writer, { columns: importing.columns, cells: row.cells }),
  }));
  if (id !== null) fields.set('id', String(id));
  else if (hasClientKey(name)) fields.set('client_key', row.clientKey);
  await saveRecord(writer, name, parseSave(name, fields, session));
  return id === null ? 'new' : 'changed';
}

type Known = { name: ImportModel; field: string | null; text: string | undefined };

async function knownId(tx: Tx, { session }: Writer, { name, field, text }: Known): Promise<number | null> {
  if (field === null || text === undefined) return null;
  const column = fieldSql(session, { name, alias: ALIAS }, field);
  const { rows } = await sql<{ id: number }>`select ${sql.ref(`${ALIAS}.id`)} as id
    from ${sql.table(tableName(name))} as ${sql.ref(ALIAS)}
    where ${readable(session, name, ALIAS)} and lower(btrim(${column}::text)) = lower(${text}) limit 2`.execute(tx);
  if (rows.length > 1) throw new Refusal(sentence`Several records have “${text}”: it is not clear which one is meant.`);
  return rows[0]?.id ?? null;
}

type Cells = { columns: readonly FilledColumn[]; cells: ReadonlyMap<string, string> };

async function formOf(tx: Tx, writer: Writer, { columns, cells }: Cells): Promise<Map<string, string>> {
  const form = new Map<string, string>();
  for (const column of columns) {
    const text = cells.get(column.field);
    if (text === undefined) continue;
    const value =
      column.relation === null
        ? savedText(column.kind, text, column.label)
        : String(await relatedId(tx, writer, { column, text }));
    form.set(column.field, value);
  }
  return form;
}

/** What people call records by, beside their titles. */
const ALSO_KNOWN_BY = ['job_num', 'code', 'email'];

async function relatedId(
  tx: Tx,
  { session }: Writer,
  { column, text }: { column: FilledColumn; text: string },
): Promise<number> {
  const { relation: name, label } = column;
  if (name === null) throw new Error(`${column.field} is no reference`);
  const at = { name, alias: ALIAS };
  const title = sql`concat_ws(' ', ${sql.join(titlesOf(name).map((field) => fieldSql(session, at, field)))})`;
  const others = ALSO_KNOWN_BY.filter((field) => Object.hasOwn(fieldsOf(name), field));
  const isCalled = [title, ...others.map((field) => fieldSql(session, at, field))].map(
    (called) => sql<boolean>`lower(btrim(${called})) = lower(${text})`,
  );
  const { rows } = await sql<{ id: number }>`select ${sql.ref(`${ALIAS}.id`)} as id
    from ${sql.table(tableName(name))} as ${sql.ref(ALIAS)}
    where ${readable(session, name, ALIAS)} and ${or(isCalled)} limit 2`.execute(tx);
  if (rows.length > 1) throw new Refusal(sentence`${term(label)}: several are called “${text}”.`);
  const [found] = rows;
  if (!found) throw new Refusal(sentence`${term(label)}: there is no ${term(words(name).toLowerCase())} “${text}”.`);
  return found.id;
}
