import type { FieldKind } from '@fieldspan/contract/field';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Identity } from '../../db/identity.ts';
import { tableName } from '../../db/table-name.ts';
import { fieldSql } from '../access.ts';
import { entryOf } from '../entries.ts';
import type { Expression } from '../entry.ts';
import { fieldsOf } from '../field-of.ts';

/** Values that no mask would return by itself. */
const PROBES: Record<FieldKind, Expression> = {
  id: sql`-7::bigint`,
  ids: sql`'{-7}'::bigint[]`,
  text: sql`'probe'::text`,
  int: sql`-7`,
  number: sql`-7::double precision`,
  money: sql`-7::numeric`,
  flag: sql`-7::smallint`,
  json: sql`'["probe"]'::json`,
  instant: sql`'1970-01-07'::timestamptz`,
  date: sql`'1970-01-07'::date`,
};

/**
 * The fields of one record that the person may see, regardless of their values. To test a masked field, the mask is
 * evaluated as if the record held the probe value: if the probe comes back, the field is visible.
 */
export async function visibleFields(
  { tx, identity }: { tx: Tx; identity: Identity },
  name: ModelName,
  id: number,
): Promise<ReadonlySet<string>> {
  const stored = Object.entries(fieldsOf(name)).filter(([, { computed }]) => computed !== true);
  const masks = entryOf(name).columns ?? {};
  const masked = stored.filter(([field]) => Object.hasOwn(masks, field));
  const plain = stored.map(([field]) => field).filter((field) => !Object.hasOwn(masks, field));
  if (masked.length === 0) return new Set(plain);
  const probed = sql.join([
    ...plain.map((field) => sql.ref(`r.${field}`)),
    ...masked.map(([field, { kind }]) => sql`${PROBES[kind]} as ${sql.ref(field)}`),
  ]);
  const answers = masked.map(
    ([field, { kind }]) =>
      sql`(${fieldSql(identity, { name, alias: 'b' }, field)})::text is not distinct from (${PROBES[kind]})::text as ${sql.ref(field)}`,
  );
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(answers)} from (select ${probed} from ${sql.table(tableName(name))} as r where r.id = ${id}) as b`.execute(
    tx,
  );
  const seen = masked.map(([field]) => field).filter((field) => rows[0]?.[field] === true);
  return new Set([...plain, ...seen]);
}
