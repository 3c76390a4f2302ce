import type { Attached } from '@fieldspan/contract/job-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import { asSystem } from '../../db/as-system.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { gatherKept } from '../../registry/trash/discard.ts';
import { foreignKeys } from '../../registry/trash/foreign-keys.ts';
import type { UserCount } from '../../registry/trash/gather.ts';
import { namedUsers } from '../../registry/trash/in-use.ts';

const AskSchema = v.object({ id: WholeNumber });

export const attachedToProject: SignedInRoute = {
  verb: 'GET',
  path: 'Job/attached',
  summary: 'What would go to the trash with a project, and what keeps it from being deleted',
  session: 'required',
  takes: AskSchema,
  async handle({ read, session, transact }): Promise<Attached> {
    const { id } = await read(AskSchema);
    return transact(async (tx) => {
      const { mayRemove } = await lockRow({ tx, session }, { name: 'Job', key: String(id) });
      if (!mayRemove) throw new Refusal('You do not have permission to delete this project.');
      const { parts, users } = await asSystem(tx, async () => ({
        parts: await partsOf(tx, session.tenantId, id),
        users: (await gatherKept(tx, 'Job', { tenantId: session.tenantId, table: 'job', id })).users,
      }));
      return {
        goes_along: await namedUsers({ tx, session }, parts),
        keeps_it: await namedUsers({ tx, session }, users),
      };
    });
  },
};

/** What belongs to the project itself; what belongs to that, such as the reports of a visit, is not counted apart. */
async function partsOf(tx: Tx, tenantId: number, jobId: number): Promise<UserCount[]> {
  const keys = (await foreignKeys(tx)).filter(({ parent, kind }) => parent === 'job' && kind === 'part');
  const counts = keys.map(
    ({ child, column }) => sql`select ${sql.lit(child)}::text as "table", ${sql.lit(column)}::text as "column",
      count(*)::int as count from ${sql.table(child)} as b
      where b.tenant_id = ${tenantId} and ${sql.ref(`b.${column}`)} = ${jobId}`,
  );
  const { rows } = await sql<Omit<UserCount, 'ids'>>`${sql.join(counts, sql` union all `)}`.execute(tx);
  return rows
    .filter(({ count }) => count > 0)
    .map(({ table, column, count }) => ({ table, column, count, ids: [jobId] }));
}
