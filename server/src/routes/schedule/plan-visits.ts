import type { BoardVisit, Moved } from '@fieldspan/contract/schedule-calls';
import { isOver, isUnderWay } from '@fieldspan/domain/visits/visit-state';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { FlagText, NoneOrWholeNumber, WholeNumber, jsonText, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { sentence } from '../../http/sentence.ts';
import { boardVisits } from '../../visits/board-visits.ts';
import { lockVisit, plan, planned, refuseForeign } from '../../visits/planner.ts';
import type { Planning } from '../../visits/planner.ts';
import { putVisit } from '../../visits/put-visit.ts';
import { tellPeople } from '../../visits/tell-people.ts';
import { InstantText, NoneOrInstant } from './instant-text.ts';

const MoveSchema = v.object({
  id: WholeNumber,
  version: WholeNumber,
  lead_id: NoneOrWholeNumber,
  starts_at: NoneOrInstant,
  ends_at: NoneOrInstant,
  is_forced: v.optional(FlagText, '0'),
  reason: v.optional(shortText(1000), ''),
});

export const moveVisit: SignedInRoute = {
  verb: 'POST',
  path: 'Visit/move',
  summary:
    'Put a visit to a person and a time, or back into the tray. Warnings are answered instead, until they are accepted (is_forced) or overridden (reason)',
  session: 'required',
  takes: MoveSchema,
  async handle(ask): Promise<Moved> {
    const { is_forced: forced, ...wanted } = await ask.read(MoveSchema);
    return plan(ask, (planning) => putVisit(planning, { ...wanted, isForced: forced === 1 }));
  },
};

const PublishSchema = v.object({ ids: jsonText(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(500))) });

export const publishVisits: SignedInRoute = {
  verb: 'POST',
  path: 'Visit/publish',
  summary: 'Tell the people of planned visits that they go; what is not planned, or not theirs to plan, stays as it is',
  session: 'required',
  takes: PublishSchema,
  async handle(ask): Promise<{ published: BoardVisit[] }> {
    const { ids } = await ask.read(PublishSchema);
    return plan(ask, async (planning) => ({ published: await publish(planning, ids) }));
  },
};

async function publish(planning: Planning, ids: readonly number[]): Promise<BoardVisit[]> {
  const { tx, session } = planning;
  const wanted = await boardVisits(
    { tx, identity: session },
    sql<boolean>`vi.id = any(${[...ids]}) and vi.state = 'planned'`,
  );
  wanted.forEach((visit) => refuseForeign(session, visit));
  const { rows } = await sql<{ id: number }>`update visit set state = 'published', updated_at = now()
    where tenant_id = ${session.tenantId} and id = any(${wanted.map(({ id }) => id)}) and state = 'planned'
    returning id`.execute(tx);
  const published: BoardVisit[] = [];
  for (const { id } of rows) {
    const visit = await planned(planning, id);
    await tellPeople(planning, visit, { news: 'published', userIds: [visit.lead_id, ...visit.helper_ids] });
    published.push(visit);
  }
  return published;
}

const CancelSchema = v.object({
  id: WholeNumber,
  version: WholeNumber,
  reason: v.optional(shortText(1000), ''),
});

export const cancelVisit: SignedInRoute = {
  verb: 'POST',
  path: 'Visit/cancel',
  summary: 'Cancel a visit that has not begun, and tell its people if they knew of it',
  session: 'required',
  takes: CancelSchema,
  async handle(ask): Promise<BoardVisit> {
    const asked = await ask.read(CancelSchema);
    return plan(ask, (planning) => cancel(planning, asked));
  },
};

async function cancel(planning: Planning, asked: v.InferOutput<typeof CancelSchema>): Promise<BoardVisit> {
  const { tx, session } = planning;
  const before = await lockVisit(planning, asked);
  if (isOver(before.state)) throw new Refusal(sentence`${before.num} is over already.`);
  if (isUnderWay(before.state)) throw new Refusal(sentence`Somebody is at ${before.num} already. Call them first.`);
  await sql`update visit set state = 'cancelled', updated_at = now(), note = coalesce(${asked.reason === '' ? null : asked.reason}, note)
    where tenant_id = ${session.tenantId} and id = ${asked.id}`.execute(tx);
  if (before.state === 'published')
    await tellPeople(planning, before, { news: 'cancelled', userIds: [before.lead_id, ...before.helper_ids] });
  return planned(planning, asked.id);
}

const SplitSchema = v.object({
  id: WholeNumber,
  version: WholeNumber,
  at: InstantText,
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

export const splitVisit: SignedInRoute = {
  verb: 'POST',
  path: 'Visit/split',
  summary: 'End a visit at an instant; what is left of it becomes a visit in the tray',
  session: 'required',
  takes: SplitSchema,
  async handle(ask): Promise<BoardVisit[]> {
    const asked = await ask.read(SplitSchema);
    return plan(ask, (planning) => split(planning, asked));
  },
};

const FIVE_MINUTES = 5;

async function split(planning: Planning, asked: v.InferOutput<typeof SplitSchema>): Promise<BoardVisit[]> {
  const { tx, session } = planning;
  const made = await madeBy(planning, asked.client_key);
  if (made !== null) return [await planned(planning, asked.id), await planned(planning, made)];
  const before = await lockVisit(planning, asked);
  const { starts_at: start, ends_at: end } = before;
  if (isOver(before.state) || start === null || end === null)
    throw new Refusal(sentence`${before.num} has no time ahead of it that could be split.`);
  const [first, rest] = [minutesBetween(start, asked.at), minutesBetween(asked.at, end)];
  if (first < FIVE_MINUTES || rest < FIVE_MINUTES)
    throw new Refusal('Each part of a visit takes at least five minutes.');
  await sql`update visit set ends_at = ${asked.at}, duration_min = ${first}, updated_at = now()
    where tenant_id = ${session.tenantId} and id = ${asked.id}`.execute(tx);
  const id = await addVisit(planning, {
    ...before,
    duration_min: rest,
    follows_id: before.id,
    client_key: asked.client_key,
  });
  return [await planned(planning, asked.id), await planned(planning, id)];
}

const minutesBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 60_000);

type NewVisit = Pick<BoardVisit, 'service_id' | 'job_id' | 'duration_min' | 'note'> & {
  follows_id?: number | null;
  client_key: string;
};

/** @returns the id of a new visit in the tray */
export async function addVisit({ tx, session }: Planning, visit: NewVisit): Promise<number> {
  const { service_id, job_id, duration_min, note, follows_id = null, client_key } = visit;
  const { id } = await tx
    .insertInto('visit')
    .values({
      tenant_id: session.tenantId,
      service_id,
      job_id,
      duration_min,
      note,
      follows_id,
      client_key,
      created_by: session.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The visit that an earlier try with the same key made. Tries at the same time wait for each other. */
export async function madeBy({ tx, session }: Planning, key: string): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit key ${session.tenantId} ${key}`}, 0))`.execute(tx);
  const made = await tx
    .selectFrom('visit')
    .where('tenant_id', '=', session.tenantId)
    .where('client_key', '=', key)
    .select(['id', 'created_by'])
    .executeTakeFirst();
  if (made && made.created_by !== session.userId) throw new Refusal('This was already saved by somebody else.');
  return made?.id ?? null;
}
