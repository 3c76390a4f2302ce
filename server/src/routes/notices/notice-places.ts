import { NOTICE_PLACES } from '@fieldspan/contract/messaging-calls';
import type { NoticedPlace } from '@fieldspan/contract/messaging-calls';
import { PLACE_WAYS } from '@fieldspan/domain/notice-kinds';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { sentence, term } from '../../http/sentence.ts';
import { readable } from '../../registry/access.ts';
import { words } from '../../registry/model-words.ts';

export const readNoticePlaces: SignedInRoute = {
  verb: 'GET',
  path: 'Notification/places',
  summary:
    'The projects and service calls for which the caller has a choice of their own, among those that they may see',
  session: 'required',
  handle: ({ session, transact }) => transact((tx) => placesOf(tx, session)),
};

const SaveNoticePlaceSchema = v.object({
  model: v.picklist(NOTICE_PLACES, `must be one of: ${NOTICE_PLACES.join(', ')}`),
  id: WholeNumber,
  way: v.picklist(PLACE_WAYS, `must be one of: ${PLACE_WAYS.join(', ')}`),
});
type Chosen = v.InferOutput<typeof SaveNoticePlaceSchema>;

export const saveNoticePlace: SignedInRoute = {
  verb: 'POST',
  path: 'Notification/save-place',
  summary:
    'Which notifications of one project or call come to the caller: usual for what they chose by kind, follow for all of them at once, mute for none',
  session: 'required',
  takes: SaveNoticePlaceSchema,
  async handle(ask): Promise<NoticedPlace[]> {
    const chosen = await ask.read(SaveNoticePlaceSchema);
    const { session } = ask;
    return ask.transact(async (tx) => {
      await keep(tx, session, chosen);
      return placesOf(tx, session);
    });
  },
};

async function keep(tx: Tx, session: Session, { model, id, way }: Chosen): Promise<void> {
  const { tenantId, userId } = session;
  if (way === 'usual') {
    await tx
      .deleteFrom('notice_place')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .where('model', '=', model)
      .where('record_id', '=', id)
      .execute();
    return;
  }
  const { rows } = await sql`
    select from ${sql.table(TABLES[model])} as b where b.id = ${id} and ${readable(session, model, 'b')}`.execute(tx);
  if (rows.length === 0) throw new Refusal(sentence`${term(words(model))} not found.`);
  await tx
    .insertInto('notice_place')
    .values({ tenant_id: tenantId, user_id: userId, model, record_id: id, way })
    .onConflict((conflict) => conflict.constraint('notice_place_key').doUpdateSet({ way }))
    .execute();
}

const TABLES = { Job: 'job', Service: 'service' } as const;

async function placesOf(tx: Tx, session: Session): Promise<NoticedPlace[]> {
  const { rows } = await sql<NoticedPlace>`
    ${sql.join(
      NOTICE_PLACES.map(
        (model) => sql`
    select p.model, b.id, b.slug, b.job_num as number, b.job_name as name, p.way
    from notice_place p join ${sql.table(TABLES[model])} as b on b.tenant_id = p.tenant_id and b.id = p.record_id
    where p.model = ${model} and p.tenant_id = ${session.tenantId} and p.user_id = ${session.userId}
      and ${readable(session, model, 'b')}`,
      ),
      sql` union all `,
    )}
    order by name, model, id`.execute(tx);
  return rows;
}
