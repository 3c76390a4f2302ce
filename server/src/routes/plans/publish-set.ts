import { numberKey } from '@fieldspan/domain/plans/sheet-number';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { NotFound, Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { Route, SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { sentence, term } from '../../http/sentence.ts';
import { writable } from '../../registry/access.ts';
import { sql } from 'kysely';

const PublishSchema = v.object({ id: WholeNumber });

/** Twice is once: a set that is published stays as it is. */
const publishSet: SignedInRoute = {
  verb: 'POST',
  path: 'PlanSet/publish',
  summary: 'Show the sheets of a set to everybody who reads plans; refused while a number is missing or there twice',
  session: 'required',
  takes: PublishSchema,
  async handle(ask) {
    const { id } = await ask.read(PublishSchema);
    return ask.transact((tx) => publish(tx, ask, id));
  },
};

async function publish(tx: Tx, { session, time }: SignedInAsk, id: number) {
  const { rows } = await sql<{ id: number; slug: string; state: string }>`
    select s.id, s.slug, s.state from plan_set as s
    where s.tenant_id = ${session.tenantId} and s.id = ${id} and ${writable(session, 'PlanSet', 's')} for update`.execute(
    tx,
  );
  const [set] = rows;
  if (!set) throw new NotFound();
  const answer = { record_id: set.id, slug: set.slug };
  if (set.state === 'published') return answer;
  if (set.state !== 'ready') throw new Refusal('This set is not read to its end yet. Wait a moment.');
  await refuseUnready(tx, session.tenantId, id);
  const published_at = time.toISOString();
  const ofSet = tx.updateTable('plan_sheet').set({ published_at }).where('tenant_id', '=', session.tenantId);
  await ofSet.where('set_id', '=', id).execute();
  await tx
    .updateTable('plan_set')
    .set({ state: 'published' })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .execute();
  return answer;
}

async function refuseUnready(tx: Tx, tenantId: number, setId: number): Promise<void> {
  const sheets = await tx
    .selectFrom('plan_sheet')
    .where('tenant_id', '=', tenantId)
    .where('set_id', '=', setId)
    .orderBy('page')
    .select(['page', 'number'])
    .execute();
  if (sheets.length === 0) throw new Refusal('This set has no sheets.');
  const bare = sheets.find(({ number }) => (number ?? '') === '');
  if (bare) throw new Refusal(sentence`Page ${bare.page} has no number. Type one, or delete the page from the set.`);
  const seen = new Map<string, number>();
  for (const { page, number } of sheets) {
    const key = numberKey(number ?? '');
    const first = seen.get(key);
    if (first !== undefined)
      throw new Refusal(
        sentence`Pages ${first} and ${page} have the same number, ${term(number ?? '')}. Change one of them.`,
      );
    seen.set(key, page);
  }
}

export const planRoutes: readonly Route[] = [publishSet];
