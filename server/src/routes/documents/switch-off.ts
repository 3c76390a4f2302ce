import { sql } from 'kysely';
import * as v from 'valibot';
import { KEPT, SENT_MODELS } from '../../documents/document-of.ts';
import type { LinkTable } from '../../documents/document-of.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { requireSender } from './document-rights.ts';

const IdSchema = v.object({ id: WholeNumber });

/** Whoever opens the link from then on is told so. Who may send the document may do it; a second press changes nothing. */
export const switchOff = (model: 'CustomerLink' | 'JobDocumentLink', table: LinkTable): SignedInRoute => ({
  verb: 'POST',
  path: `${model}/switch-off`,
  summary: 'Switch off a link (id) by which a customer reads a document',
  session: 'required',
  takes: IdSchema,
  async handle(ask) {
    const { id } = await ask.read(IdSchema);
    const { tenantId, userId } = ask.session;
    await requireSender(ask, await documentOf(ask, { table, id }));
    await ask.services.db.system(
      (tx) =>
        sql`update ${sql.table(table)} set revoked_at = now(), revoked_by = ${userId}, updated_at = now()
        where tenant_id = ${tenantId} and id = ${id} and revoked_at is null`.execute(tx),
      ask.session,
    );
    return null;
  },
});

/** @throws Refusal if the company has no such link */
async function documentOf({ services, session }: SignedInAsk, { table, id }: { table: LinkTable; id: number }) {
  const { rows } = await services.db.system((tx) =>
    sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where tenant_id = ${session.tenantId} and id = ${id}`.execute(tx),
  );
  const [row] = rows;
  const model = SENT_MODELS.find((each) => KEPT[each].links === table && typeof row?.[KEPT[each].column] === 'number');
  if (!row || !model) throw new Refusal('Link not found.');
  return { model, key: String(row[KEPT[model].column]) };
}
