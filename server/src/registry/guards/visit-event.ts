import { mayWrite } from '@fieldspan/contract/access-rules';
import { parseSignature } from '@fieldspan/contract/signature-json';
import { isSigned } from '@fieldspan/domain/signature';
import { stateAfter } from '@fieldspan/domain/visits/visit-state';
import type { SignatureRule } from '@fieldspan/domain/visits/visit-rule';
import type { VisitState, VisitStep } from '@fieldspan/domain/visits/visit-state';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import { followVisits } from '../../visits/follow-visits.ts';
import { lockWithCall } from '../../visits/lock-with-call.ts';
import { wakeBoards } from '../../visits/wake-boards.ts';
import type { Values, Write, Written } from '../entry.ts';
import { happenedAt } from './happened-at.ts';
import { textCustomer } from './text-customer.ts';

const SIGNATURE_MAX = 100_000;

/** Completes and checks what somebody reports of a visit; the visit is in its new state when this returns. */
export async function checkVisitEvent(write: Write): Promise<void> {
  const { tx, session, values } = write;
  if (write.before !== null) throw new Refusal('What was reported stays as it was. Report what happened after it.');
  const visit = await lockedVisit(write);
  const step = stepOf(values['kind']);
  values['kind'] = step;
  values['at'] = happenedAt(values['waited_ms']);
  checkSigned(values);
  refuseUnsigned(visit, values);
  const state = nextOf(visit, step);
  await sql`update visit set state = ${state}, updated_at = now(),
      arrived_at = case when ${step} = 'arrive' then coalesce(arrived_at, ${values['at']}::timestamptz) else arrived_at end,
      done_at = case when ${step} in ('done', 'no_access') then coalesce(done_at, ${values['at']}::timestamptz) else done_at end
    where tenant_id = ${session.tenantId} and id = ${visit.id}`.execute(tx);
}

type Reported = { id: number; state: VisitState; num: string; signature_rule: SignatureRule };

/** Who is on the visit reports, and who plans it. Serialises what is reported. */
async function lockedVisit({ tx, session, values, mayRead }: Write): Promise<Reported> {
  const id = Number(values['visit_id']);
  await lockWithCall(tx, { tenantId: session.tenantId, id });
  if (!(await mayRead('Visit', id))) throw new Refusal('Visit not found.');
  const { rows } = await sql<Reported & { is_on: boolean }>`
    select vi.id, vi.state, vi.signature_rule, coalesce(s.job_num, j.job_num, '') as num,
      (vi.lead_id = ${session.userId} or exists (select from visit_person vp
        where vp.tenant_id = vi.tenant_id and vp.visit_id = vi.id and vp.user_id = ${session.userId})) as is_on
    from visit vi
    left join service s on s.tenant_id = vi.tenant_id and s.id = vi.service_id
    left join job j on j.tenant_id = vi.tenant_id and j.id = vi.job_id
    where vi.tenant_id = ${session.tenantId} and vi.id = ${id}`.execute(tx);
  const [visit] = rows;
  if (!visit) throw new Refusal('Visit not found.');
  if (!visit.is_on && !mayWrite('VisitEvent')(session.viewer))
    throw new Refusal('Only the people on a visit report what happens on it.');
  return visit;
}

const STEPS: Readonly<Record<VisitStep, true>> = {
  travel: true,
  arrive: true,
  pause: true,
  resume: true,
  done: true,
  no_access: true,
  return_visit: true,
};

function stepOf(kind: unknown): VisitStep {
  const step = Object.keys(STEPS).find((each): each is VisitStep => each === kind);
  return step ?? 'travel';
}

/** The same step again changes nothing: two people on a visit may both press it, each without a network. */
function nextOf({ state, num }: Reported, step: VisitStep): VisitState {
  const after = stateAfter(state, step);
  if (after !== null) return after;
  const reached = REACHED[step];
  if (reached === state) return state;
  if (state === 'cancelled') throw new Refusal(sentence`${num} was cancelled meanwhile. Ask whoever plans it.`);
  if (state === 'tray') throw new Refusal(sentence`${num} was taken back meanwhile. Ask whoever plans it.`);
  throw new Refusal(sentence`${num} is further already, so this was not noted.`);
}

const REACHED: Partial<Record<VisitStep, VisitState>> = {
  travel: 'travelling',
  arrive: 'arrived',
  pause: 'paused',
  resume: 'arrived',
  done: 'done',
  no_access: 'no_access',
};

function checkSigned(values: Values): void {
  const signature = values['signature_json'];
  if (typeof signature !== 'string') return;
  if (signature.length > SIGNATURE_MAX || !isSigned(parseSignature(signature)))
    throw new Refusal('The signature is empty, or larger than a signature is. Sign again, or say why nobody signs.');
}

/** A contract may ask for a signature; who gets none says why. */
function refuseUnsigned({ num, signature_rule: rule }: Reported, values: Values): void {
  if (values['kind'] !== 'done' || rule !== 'customer') return;
  const reason = values['unsigned_reason'];
  if (typeof values['signature_json'] === 'string' || (typeof reason === 'string' && reason.trim() !== '')) return;
  throw new Refusal(sentence`${num} needs the customer's signature. Have it signed, or say why nobody signs.`);
}

/** Has the call follow, makes the return visit that was asked for, and tells the customer who is on the way. */
export async function noteVisitEvent(written: Written): Promise<void> {
  const { tx, session, services, values, afterCommit } = written;
  const visit = await visitOf(tx, session.tenantId, Number(values['visit_id']));
  if (values['kind'] === 'return_visit') await makeReturnVisit(written, visit);
  if (visit.service_id !== null) await followVisits(tx, { tenantId: session.tenantId, serviceId: visit.service_id });
  if (values['kind'] === 'travel') await textCustomer(written, visit);
  afterCommit(async () => wakeBoards(services, session.tenantId));
}

type Of = { id: number; service_id: number | null; job_id: number | null; note: string | null };

const visitOf = (tx: Tx, tenantId: number, id: number): Promise<Of> =>
  tx
    .selectFrom('visit')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .select(['id', 'service_id', 'job_id', 'note'])
    .executeTakeFirstOrThrow();

/** It stands in the tray, at the time that was agreed with the customer; who plans decides who goes. */
async function makeReturnVisit({ tx, session, values }: Written, visit: Of): Promise<void> {
  const minutes = typeof values['return_min'] === 'number' ? values['return_min'] : 60;
  const from = typeof values['return_at'] === 'string' ? values['return_at'] : null;
  const note = typeof values['note'] === 'string' ? values['note'] : visit.note;
  await tx
    .insertInto('visit')
    .values({
      tenant_id: session.tenantId,
      service_id: visit.service_id,
      job_id: visit.job_id,
      follows_id: visit.id,
      duration_min: minutes,
      note,
      starts_at: from,
      ends_at: from === null ? null : new Date(Date.parse(from) + minutes * 60_000).toISOString(),
      created_by: session.userId,
    })
    .execute();
}
