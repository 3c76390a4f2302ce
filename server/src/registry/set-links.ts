import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { requireAll } from './check-references.ts';
import { relationOf } from './field-of.ts';
import type { Linked } from './parse-values.ts';

type Links = { name: ModelName; id: number; links: ReadonlyMap<string, Linked> };

/**
 * Sets the links of a record to each list of ids. If the client also sends the links it read before, only the
 * difference is applied, so that two people who edit at the same time do not undo each other's changes.
 */
export async function setLinks(work: { tx: Tx; session: Session }, { name, id, links }: Links): Promise<void> {
  for (const [relation, { ids, before }] of links) {
    const { via, model } = relationOf(name, relation);
    if (!via) throw new Error(`${name}.${relation} has no link model`);
    const added = before === null ? ids : ids.filter((linked) => !before.includes(linked));
    await requireAll(work, { target: model, ids: added });
    const table = sql.table(tableName(via.model));
    const [here, there] = [sql.ref(via.here), sql.ref(via.there)];
    const { tenantId } = work.session;
    await sql`delete from ${table} where tenant_id = ${tenantId} and ${here} = ${id} and ${there} <> all(${ids})
      and (${before}::bigint[] is null or ${there} = any(${before}))`.execute(work.tx);
    await sql`insert into ${table} (tenant_id, ${here}, ${there})
      select ${tenantId}, ${id}, linked from unnest(${added}::bigint[]) as linked on conflict do nothing`.execute(
      work.tx,
    );
  }
}
