import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { purge } from '../../registry/trash/purge.ts';

const PurgeRecordSchema = v.object({ id: WholeNumber });

/** A purged record cannot be restored by anybody. */
export const purgeRecord: SignedInRoute = {
  verb: 'POST',
  path: 'Trash/purge',
  summary: 'Delete a record in the trash for good, its files included (Admin)',
  session: 'required',
  takes: PurgeRecordSchema,
  async handle({ read, services: { db, storage }, session }) {
    const { id } = await read(PurgeRecordSchema);
    if (session.viewer.role !== 'Admin') throw new Refusal('Only an Admin can delete for good.');
    const keys = await db.as(session, async (tx) => {
      // Changes the role but keeps the Admin as the current user, so that the history records them.
      await sql`set local role app_system`.execute(tx);
      const found = await tx
        .selectFrom('trash')
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .select('id')
        .forUpdate()
        .executeTakeFirst();
      if (!found) throw new Refusal('This is not in the trash any more.');
      return purge(tx, [id]);
    });
    await Promise.all(keys.map((key) => storage.delete(key)));
    return { record_id: id };
  },
};
