import type { BoardPerson, Schedule, ScheduleChanges } from '@fieldspan/contract/schedule-calls';
import { mayRead } from '@fieldspan/contract/access-rules';
import { sql } from 'kysely';
import * as v from 'valibot';
import { longPoll } from '../../bus/long-poll.ts';
import type { Tx } from '../../db/database.ts';
import { BadRequest, Refusal } from '../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { readable } from '../../registry/access.ts';
import { boardVisits } from '../../visits/board-visits.ts';
import { certificateNeeds } from '../../visits/person-plan.ts';
import { plansAny } from '../../visits/planner.ts';
import { changedSince, cursorNow, parseCursor } from '../../visits/schedule-cursor.ts';
import type { Cursor } from '../../visits/schedule-cursor.ts';
import { InstantText } from './instant-text.ts';

const SpanSchema = v.object({ from: InstantText, until: InstantText });
const LONGEST_DAYS = 45;

export const readSchedule: SignedInRoute = {
  verb: 'GET',
  path: 'Schedule/get',
  summary:
    'The visits that the caller may read between two instants and in the tray, with people, leave and certificates',
  session: 'required',
  takes: SpanSchema,
  async handle({ read, session, transact }): Promise<Schedule> {
    const { from, until } = await read(SpanSchema);
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
    if (!(days > 0) || days > LONGEST_DAYS)
      throw new BadRequest(`until must be at most ${LONGEST_DAYS} days after from.`);
    if (session.viewer.role === 'none') throw new Refusal('You do not have permission to read the schedule.');
    const mayPlan = plansAny(session.viewer);
    return transact(async (tx) => {
      const cursor = await cursorNow(tx, session.tenantId);
      const inSpan = sql<boolean>`(vi.state = 'tray' or (vi.starts_at < ${until} and vi.ends_at > ${from}))
        and vi.state <> 'cancelled'`;
      return {
        cursor,
        may_plan: mayPlan,
        people: await peopleOf(tx, session),
        visits: await boardVisits({ tx, identity: session }, inSpan),
        ...(await inTheWay(tx, session, { from, until })),
        needs: mayPlan ? await certificateNeeds(tx, session.tenantId) : [],
      };
    });
  },
};

/** Everybody for who plans, others see their own row. */
async function peopleOf(tx: Tx, { tenantId, userId, viewer }: SignedInAsk['session']): Promise<BoardPerson[]> {
  const isAll = mayRead('Service')(viewer) || plansAny(viewer);
  const { rows } = await sql<BoardPerson>`
    select u.id, u.slug, u.first_name, u.last_name, u.job_title, coalesce(cs.is_service_tech, 0) as is_service_tech
    from user_permission up join "user" u on u.id = up.user_id
    left join user_company_setting cs on cs.tenant_id = up.tenant_id and cs.user_id = up.user_id
    where up.tenant_id = ${tenantId} and up.is_inactive = 0 and (${isAll} or u.id = ${userId})
    order by coalesce(cs.is_service_tech, 0) desc, u.first_name, u.last_name, u.id`.execute(tx);
  return rows;
}

type Away = Schedule['leaves'][number];
type Held = Schedule['certificates'][number];

async function inTheWay(tx: Tx, session: SignedInAsk['session'], { from, until }: { from: string; until: string }) {
  const leaves = await sql<Away>`select l.id, l.user_id, l.from_on, l.to_on, l.kind from leave l
    where ${readable(session, 'Leave', 'l')} and l.state = 'granted'
      and l.to_on >= ${from}::date - 1 and l.from_on <= ${until}::date + 1 order by l.id`.execute(tx);
  if (!plansAny(session.viewer)) return { leaves: leaves.rows, certificates: [] };
  const certificates = await sql<Held>`select user_id, type_id, expires from certificate
    where tenant_id = ${session.tenantId} and type_id is not null order by id`.execute(tx);
  return { leaves: leaves.rows, certificates: certificates.rows };
}

const ChangesSchema = v.object({ cursor: v.string() });

export const readChanges: SignedInRoute = {
  verb: 'GET',
  path: 'Schedule/changes',
  summary: 'The visits that differ from what the caller has by `cursor`; held up to 25 s until there are any',
  session: 'required',
  isBackground: true,
  takes: ChangesSchema,
  async handle(ask): Promise<ScheduleChanges> {
    const { cursor: text } = await ask.read(ChangesSchema);
    const cursor = parseCursor(text);
    if (cursor === null) throw new BadRequest('cursor must be one that Schedule/get or Schedule/changes answered.');
    const { session, services, signal } = ask;
    const news = await longPoll(services.bus, {
      topic: { tenantId: session.tenantId, schedule: true },
      signal,
      ask: () => ask.transact((tx) => changesFor(tx, session, cursor)),
    });
    return news ?? { visits: [], is_over: false, cursor: text };
  },
};

/** null while the reader has them all. */
async function changesFor(tx: Tx, session: SignedInAsk['session'], before: Cursor): Promise<ScheduleChanges | null> {
  const { cursor, changed, isOver } = await changedSince(tx, session.tenantId, before);
  if (changed.length === 0) return null;
  const visits = await boardVisits({ tx, identity: session }, sql<boolean>`vi.id = any(${changed})`);
  const authors = await authorsOf(tx, session.tenantId, changed);
  return {
    visits: visits.map((visit) => Object.assign(visit, { changed_by: authors.get(visit.id) ?? null })),
    is_over: isOver,
    cursor: JSON.stringify(cursor),
  };
}

async function authorsOf(tx: Tx, tenantId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct on (c.record_id) c.record_id as id, concat_ws(' ', u.first_name, u.last_name) as name
    from record_change c join "user" u on u.id = c.user_id
    where c.tenant_id = ${tenantId} and c.model = 'Visit' and c.record_id = any(${[...ids]})
    order by c.record_id, c.id desc`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
