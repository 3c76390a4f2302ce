import type { Field } from '@fieldspan/contract/field';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { tableName } from '../db/table-name.ts';
import { fieldsOf, known } from '../registry/field-of.ts';

/** The smallest value of each kind that a column takes. */
const SMALLEST: Readonly<Record<Field['kind'], unknown>> = {
  id: 0,
  ids: [],
  int: 1,
  number: 1,
  money: 1,
  flag: 0,
  text: 'x',
  json: '{}',
  instant: '2026-11-20T08:00:00Z',
  date: '2026-11-20',
};

type Made = Map<ModelName, number>;

/**
 * Makes one record of every model for an employer, with nothing but what it needs.
 * @param owner whose the records are that belong to a person
 */
export async function oneOfEach(tx: Tx, tenantId: number, owner: number): Promise<Made> {
  const made: Made = new Map([
    ['Company', tenantId],
    ['User', owner],
  ]);
  for (const { name } of Object.values(models))
    if (await isTable(tx, known(name))) await make(tx, { tenantId, owner, made }, known(name));
  return made;
}

/** Some models are views of another one's table. */
async function isTable(tx: Tx, name: ModelName): Promise<boolean> {
  const { rows } = await sql`select from information_schema.tables
    where table_schema = current_schema() and table_name = ${tableName(name)} and table_type = 'BASE TABLE'`.execute(
    tx,
  );
  return rows.length > 0;
}

type Making = { tenantId: number; owner: number; made: Made };

async function make(tx: Tx, making: Making, name: ModelName): Promise<number> {
  const found = making.made.get(name) ?? (await earlier(tx, making, name));
  const id = found ?? (await insert(tx, name, await valuesOf(tx, making, name)));
  making.made.set(name, id);
  return id;
}

async function earlier(tx: Tx, { tenantId, owner }: Making, name: ModelName): Promise<number | undefined> {
  const ofOwner = 'user_id' in fieldsOf(name) ? sql`and user_id = ${owner}` : sql``;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(tableName(name))} where tenant_id = ${tenantId} ${ofOwner} order by id limit 1`.execute(
    tx,
  );
  return rows[0]?.id;
}

async function valuesOf(tx: Tx, making: Making, name: ModelName): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = { tenant_id: making.tenantId };
  for (const [field, declared] of Object.entries(fieldsOf(name))) {
    if (OWNERS.has(field)) values[field] = making.owner;
    else if (isNeeded(field, declared)) values[field] = await valueOf(tx, making, declared);
  }
  for (const column of await hiddenColumns(tx, name)) {
    const declared = fieldsOf(name)[column];
    values[column] ??= declared ? await valueOf(tx, making, declared) : SMALLEST.text;
  }
  return values;
}

/** Columns that every row needs and no call names, such as the hash of a secret. */
async function hiddenColumns(tx: Tx, name: ModelName): Promise<string[]> {
  const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${tableName(name)}
      and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`.execute(tx);
  return rows.map(({ column_name: column }) => column);
}

function isNeeded(field: string, { required, computed, default: initial }: Field): boolean {
  return required && computed !== true && initial === undefined && !GIVEN.has(field);
}

async function valueOf(tx: Tx, making: Making, { ref, options, kind }: Field): Promise<unknown> {
  return ref === undefined ? (options?.[0] ?? SMALLEST[kind]) : make(tx, making, known(ref));
}

async function insert(tx: Tx, name: ModelName, values: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(values).map((column) => sql.ref(column));
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(tableName(name))} (${sql.join(columns)})
    values (${sql.join(Object.values(values))}) returning id`.execute(tx);
  return Number(rows[0]?.id);
}

const OWNERS = new Set(['user_id', 'created_by', 'author_id']);
/** What the database gives every record. */
const GIVEN = new Set(['id', 'tenant_id', 'slug', 'created_at', 'updated_at', 'version']);
