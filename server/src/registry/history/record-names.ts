import type { Change, RecordNames } from '@fieldspan/contract/history-calls';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Identity } from '../../db/identity.ts';
import { tableName } from '../../db/table-name.ts';
import { readable } from '../access.ts';
import type { Expression } from '../entry.ts';
import { fieldsOf } from '../field-of.ts';

type Told = { model: ModelName; fields: Change['fields'] };

/** Looks up the names of the records that changes refer to, if the person may read them now. */
export async function namesIn(reader: { tx: Tx; identity: Identity }, told: readonly Told[]): Promise<RecordNames> {
  const wanted = new Map<ModelName, Set<number>>();
  for (const { model, fields } of told) for (const field of fields) noteReferences(wanted, model, field);
  const names: RecordNames = {};
  for (const [model, ids] of wanted) names[model] = await namesOf(reader, model, [...ids]);
  return names;
}

function noteReferences(wanted: Map<ModelName, Set<number>>, model: ModelName, change: Change['fields'][number]): void {
  const known = fieldsOf(model);
  const ref = Object.hasOwn(known, change.field) ? known[change.field]?.ref : undefined;
  if (ref === undefined || !isModelName(ref)) return;
  const ids = wanted.get(ref) ?? new Set<number>();
  for (const value of [change.old, change.new]) if (value !== null && /^\d{1,15}$/.test(value)) ids.add(Number(value));
  wanted.set(ref, ids);
}

/** Names by id. Records without a name are left out. */
export async function namesOf(
  { tx, identity }: { tx: Tx; identity: Identity },
  model: ModelName,
  ids: readonly number[],
): Promise<Record<string, string>> {
  const name = nameSql(model);
  if (name === null || ids.length === 0) return {};
  const { rows } = await sql<{ id: number; name: string | null }>`
    select b.id, ${name} as name from ${sql.table(tableName(model))} as b
    where b.id in (${sql.join(ids)}) and ${readable(identity, model, 'b')}`.execute(tx);
  return Object.fromEntries(rows.flatMap((row) => (row.name === null ? [] : [[String(row.id), row.name]])));
}

/** People are called by their name; numbered records and codes by number and name. */
function nameSql(model: ModelName): Expression | null {
  if (model === 'User') return sql`coalesce(nullif(btrim(concat_ws(' ', b.first_name, b.last_name)), ''), b.email)`;
  if (model === 'Job' || model === 'Service') return sql`concat_ws(' ', b.job_num, b.job_name)`;
  const { title } = models[model];
  if (title === null) return null;
  const name = sql`${sql.ref(`b.${title}`)}::text`;
  return title !== 'code' && 'code' in fieldsOf(model) ? sql`concat_ws(' ', b.code, ${name})` : name;
}
