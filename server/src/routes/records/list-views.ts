import * as v from 'valibot';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readOne } from '../../registry/read.ts';

const SetDefaultSchema = v.object({
  list: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  view_id: v.optional(WholeNumber),
});

/** The view that the caller's list begins with; without a view it begins with all rows again. */
export const setDefaultView: SignedInRoute = {
  verb: 'POST',
  path: 'ListView/set-default',
  summary: 'Begin a list with one of its views (for the caller alone); without view_id with none',
  session: 'required',
  takes: SetDefaultSchema,
  async handle({ session, read, transact }): Promise<null> {
    const { list, view_id: viewId } = await read(SetDefaultSchema);
    const { tenantId, userId } = session;
    await transact(async (tx) => {
      if (typeof viewId !== 'number') {
        const own = tx.deleteFrom('list_view_default').where('tenant_id', '=', tenantId).where('user_id', '=', userId);
        await own.where('list', '=', list).execute();
        return;
      }
      // Refuses a view that the caller cannot read.
      await readOne({ tx, identity: session }, 'ListView', { key: String(viewId), query: parseQuery(new Map()) });
      await tx
        .insertInto('list_view_default')
        .values({ tenant_id: tenantId, user_id: userId, list, view_id: viewId })
        .onConflict((there) => there.columns(['tenant_id', 'user_id', 'list']).doUpdateSet({ view_id: viewId }))
        .execute();
    });
    return null;
  },
};
