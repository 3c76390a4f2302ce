import { mayWrite } from '@fieldspan/contract/access-rules';
import { isAmerican } from '@fieldspan/domain/is-american';
import type { IncidentLaw } from '@fieldspan/domain/safety/incident';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { zoneOf } from '../../http/note-reader.ts';
import { sentence } from '../../http/sentence.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { nextNumber } from '../../numbers/next-number.ts';
import type { Values, Write, Written } from '../entry.ts';
import { dayIn } from './issue.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIMES = ['happened_at', 'began_work'] as const;

/** Who may do what with an incident, its number, and when it may be closed. */
export async function checkIncident(write: Write): Promise<void> {
  const { session, before, values } = write;
  const looksInto = mayWrite('Incident')(session.viewer);
  if (before !== null && !looksInto)
    throw new Refusal('Only who looks into incidents changes them. Tell them what you know.');
  for (const field of TIMES) checkTime(values, field);
  await checkDays(write);
  if (before === null) await begin(write, looksInto);
  else if (before['state'] === 'closed' && (values['state'] ?? 'closed') === 'closed')
    throw new Refusal('This incident is closed. Open it again to change it.');
  await close(write);
  await numberIt(write);
}

function checkTime(values: Values, field: string): void {
  const time = values[field];
  if (time === '') values[field] = null;
  else if (typeof time === 'string' && !TIME.test(time)) throw new Refusal('Write times as hours and minutes: 14:30.');
}

async function checkDays({ tx, session, services, before, values }: Write): Promise<void> {
  if (values['happened_on'] === undefined && values['learned_on'] === undefined) return;
  const today = dayIn(services.clock(), await zoneOf(tx, session.userId));
  const { happened_on: happened, learned_on: learned }: Values = { ...before, ...values };
  if (typeof happened === 'string' && happened > today) throw new Refusal('It cannot have happened after today.');
  if (typeof learned === 'string' && typeof happened === 'string' && learned < happened)
    throw new Refusal('Nobody can have learned of it before it happened.');
}

/** What a report has from the start. Whoever reports it does not decide how it is looked into. */
async function begin({ tx, session, services, values }: Write, looksInto: boolean): Promise<void> {
  if (!looksInto) Object.assign(values, { state: 'reported', root_cause: null, is_private: 0 });
  if (!looksInto || values['law'] === undefined) values['law'] = await lawOf(tx, session.tenantId);
  if (!looksInto || typeof values['learned_on'] !== 'string')
    values['learned_on'] = dayIn(services.clock(), await zoneOf(tx, session.userId));
}

async function lawOf(tx: Tx, tenantId: number): Promise<IncidentLaw> {
  const company = await tx
    .selectFrom('company')
    .where('id', '=', tenantId)
    .select(['country', 'province'])
    .executeTakeFirst();
  if (isAmerican(company?.country)) return 'osha';
  return /^(on|ontario)$/i.test(company?.province?.trim() ?? '') ? 'ontario' : 'other';
}

/** Nobody closes an incident over an action that is still open: its row is locked, as when an action is added. */
async function close({ tx, session, before, values }: Write): Promise<void> {
  const { state } = values;
  if (state === undefined || state === before?.['state']) return;
  Object.assign(values, { closed_at: null, closed_by: null });
  if (state !== 'closed') return;
  if (before === null) throw new Refusal('Report it first; it is closed once it was looked into.');
  const { rows } = await sql<{ open: number }>`
    select (select count(*)::int from task t
      where t.tenant_id = i.tenant_id and t.incident_id = i.id and t.state = 'open') as open
    from incident i where i.tenant_id = ${session.tenantId} and i.id = ${Number(before['id'])} for update`.execute(tx);
  const open = rows[0]?.open ?? 0;
  if (open > 0) throw new Refusal(sentence`Open actions of this incident: ${open}. Finish them first.`);
  Object.assign(values, { closed_at: new Date().toISOString(), closed_by: session.userId });
}

const yearOf = (day: unknown): number => Number(String(day).slice(0, 4));

/** Counted by the year in which it happened. */
async function numberIt({ tx, session, before, values }: Write): Promise<void> {
  const { happened_on: on } = values;
  if (typeof on !== 'string' || (before !== null && yearOf(before['happened_on']) === yearOf(on))) return;
  values['number'] = await nextNumber(tx, { tenantId: session.tenantId, kind: 'incident', year: yearOf(on) });
}

/** An action is added to an open incident, or opened again there. */
export async function checkActionOfIncident({ tx, session, before, values }: Write): Promise<void> {
  const { incident_id: id, state = 'open' }: Values = { ...before, ...values };
  if (typeof id !== 'number' || state !== 'open') return;
  if (before !== null && before['state'] === 'open' && values['incident_id'] === undefined) return;
  const { rows } = await sql<{ state: string }>`
    select state from incident where tenant_id = ${session.tenantId} and id = ${id} for update`.execute(tx);
  if (rows[0]?.state === 'closed')
    throw new Refusal('This incident is closed. Open it again before you add something to be done.');
}

/** Tells those who look into incidents of a new one. */
export async function tellIncident({ tx, session, services, before, values, afterCommit }: Written): Promise<void> {
  if (before !== null) return;
  const { rows } = await sql<{ user_id: number }>`
    select p.user_id from user_permission p
    where p.tenant_id = ${session.tenantId} and p.invite_accepted = 1 and p.is_inactive = 0
      and p.user_id <> ${session.userId}
      and (p.role_type = 'Admin' or p.module_permissions::jsonb #>> '{Certificates,write}' = 'true')
    order by p.user_id`.execute(tx);
  for (const { user_id: userId } of rows) {
    await postNotification(tx, {
      kind: null,
      about: null,
      tenantId: session.tenantId,
      userId,
      message: sentence`Incident: ${String(values['title'])}`,
      link: `/safety/incident/${String(values['slug'])}`,
    });
  }
  afterCommit(async () => services.push.wake());
}
