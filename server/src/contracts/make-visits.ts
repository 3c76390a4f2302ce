import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { callNumber } from '../numbers/call-number.ts';
import { newSlug } from '../registry/slug.ts';
import { followVisits } from '../visits/follow-visits.ts';
import { carryAll, formsOf, stepsOf } from './carry.ts';
import { holidayPlace, recurringOf } from './contract-row.ts';
import type { HolidayPlace } from '@fieldspan/domain/visits/holidays';
import type { ContractRow } from './contract-row.ts';
import { dayLater, occurrences, todayIn } from './occurrences.ts';
import type { Occurrence, Recurring } from './occurrences.ts';
import { crewFor, putCrew } from './visit-crew.ts';

/** What a run did: visits made, those that were brought up to date, and those that have no day any more. */
export type Run = { made: number[]; changed: number[]; cancelled: number[] };

/** A rule that has no day for so long has none. */
const FAR_DAYS = 1500;

export type OfContract = { tenantId: number; id: number };

/**
 * Makes the visits of a contract that come within its lead; each of its days once, however often this runs. With
 * `refresh`, those that nobody was told of follow the contract as it is now.
 */
export async function makeVisits(tx: Tx, of: OfContract, { refresh = false } = {}): Promise<Run> {
  const standing = await standingOf(tx, of);
  if (!standing) return { made: [], changed: [], cancelled: [] };
  const { tenantId, id } = of;
  const { contract, recurring, place, today, days, known } = standing;
  const made: number[] = [];
  for (const each of days.filter(({ on }) => !known.has(on)))
    made.push(await makeOne(tx, { tenantId, contract }, each));
  const next = occurrences(recurring, { from: today, until: dayLater(today, FAR_DAYS), most: 1 }, place);
  await noteNextDue(tx, { tenantId, id, next });
  if (!refresh) return { made, changed: [], cancelled: [] };
  const changed = await bringAllUpToDate(tx, { tenantId, contract }, standing);
  return { made, changed, cancelled: await cancelLeftOver(tx, { tenantId, id, today, days }) };
}

type Standing = {
  contract: ContractRow;
  recurring: Recurring;
  place: HolidayPlace;
  today: string;
  /** The days within its lead. */
  days: readonly Occurrence[];
  /** Its visits by the day of the rule. */
  known: ReadonlyMap<string, Known>;
};

/** The contract with its days and visits as they are now; null if it is not in force, or nobody said when its visits are. */
export async function standingOf(tx: Tx, { tenantId, id }: OfContract): Promise<Standing | null> {
  const contract = await lockContract(tx, tenantId, id);
  const recurring = contract && recurringOf(contract);
  if (!contract || !recurring) return null;
  const today = todayIn(recurring.time_zone);
  const place = await holidayPlace(tx, tenantId);
  const days = occurrences(recurring, { from: today, until: dayLater(today, contract.lead_days), most: 400 }, place);
  return { contract, recurring, place, today, days, known: await visitsOf(tx, { tenantId, id }) };
}

async function bringAllUpToDate(tx: Tx, making: Making, { known, days }: Standing): Promise<number[]> {
  const changed: number[] = [];
  for (const each of days) {
    const visit = known.get(each.on);
    if (!visit?.is_open) continue;
    await bringUpToDate(tx, making, { visit, each });
    changed.push(visit.id);
  }
  return changed;
}

/** Locked, so that two processes do not both make the visit of a day; only one that is in force. */
async function lockContract(tx: Tx, tenantId: number, id: number): Promise<ContractRow | undefined> {
  const { rows } =
    await sql<ContractRow>`select id, slug, title, customer_id, price, rrule, starts_on, time_of_day, time_zone,
      duration_min, lead_days, holiday_rule, signature_rule, expiry, created_by
    from service_contract where tenant_id = ${tenantId} and id = ${id} and state = 'active' and archived = 0 for update`.execute(
      tx,
    );
  return rows[0];
}

type Known = {
  id: number;
  service_id: number;
  on: string;
  starts_at: string | null;
  is_open: boolean;
  is_cancelled: boolean;
};

/** Its visits by the day of the rule; one is open as long as nobody was told of it. */
async function visitsOf(tx: Tx, { tenantId, id }: OfContract): Promise<Map<string, Known>> {
  const { rows } =
    await sql<Known>`select id, service_id, occurrence_on as on, starts_at, state in ('tray', 'planned') as is_open,
      state = 'cancelled' as is_cancelled
    from visit where tenant_id = ${tenantId} and contract_id = ${id} and occurrence_on is not null`.execute(tx);
  return new Map(rows.map((row) => [row.on, row]));
}

type Making = { tenantId: number; contract: ContractRow };

async function makeOne(tx: Tx, { tenantId, contract }: Making, { on, starts_at }: Occurrence): Promise<number> {
  const serviceId = await makeCall(tx, { tenantId, contract }, on);
  const made = await tx
    .insertInto('visit')
    .values({
      tenant_id: tenantId,
      service_id: serviceId,
      contract_id: contract.id,
      occurrence_on: on,
      ...plannedAs(contract, starts_at),
      client_key: `contract ${contract.id} ${on}`,
      created_by: contract.created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { tenantId, contractId: contract.id, visitId: made.id, serviceId };
  await carryAll(tx, of);
  await putCrew(tx, of, await crewFor(tx, of, contract.created_by));
  await followVisits(tx, { tenantId, serviceId });
  return made.id;
}

const plannedAs = ({ duration_min, signature_rule, price }: ContractRow, starts_at: string) => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + duration_min * 60_000).toISOString(),
  duration_min,
  signature_rule,
  price,
});

/** A call with a number of its own, where the customer is. */
async function makeCall(tx: Tx, { tenantId, contract }: Making, on: string): Promise<number> {
  const customer = await tx
    .selectFrom('contact')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', contract.customer_id ?? 0)
    .select(['name', 'address', 'city', 'province', 'country', 'postal_code', 'lat', 'long'])
    .executeTakeFirst();
  const { name: customer_name_cache = null, ...place } = customer ?? {};
  const { id } = await tx
    .insertInto('service')
    .values({
      tenant_id: tenantId,
      slug: newSlug(contract.title),
      job_name: contract.title,
      job_num: await callNumber(tx, tenantId),
      customer_id: contract.customer_id,
      customer_name_cache,
      ...place,
      client_key: `contract ${contract.id} ${on}`,
      created_by: contract.created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Refreshing = { visit: Known; each: Occurrence };

/** Time, price, rule, people, forms and steps; steps that somebody ticked stay. */
async function bringUpToDate(tx: Tx, { tenantId, contract }: Making, { visit, each }: Refreshing): Promise<void> {
  await tx
    .updateTable('visit')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', visit.id)
    .set({ ...plannedAs(contract, each.starts_at), updated_at: new Date().toISOString() })
    .execute();
  const of = { tenantId, contractId: contract.id, visitId: visit.id, serviceId: visit.service_id };
  await sql`delete from visit_task where tenant_id = ${tenantId} and visit_id = ${visit.id} and done_at is null`.execute(
    tx,
  );
  await stepsOf(tx, of);
  await formsOf(tx, of);
  await putCrew(tx, of, await crewFor(tx, of, contract.created_by));
  await followVisits(tx, { tenantId, serviceId: visit.service_id });
}

type LeftOver = OfContract & { today: string; days: readonly Occurrence[] };

async function cancelLeftOver(tx: Tx, { tenantId, id, today, days }: LeftOver): Promise<number[]> {
  const { rows } = await sql<{ id: number; service_id: number }>`
    update visit set state = 'cancelled', updated_at = now()
    where tenant_id = ${tenantId} and contract_id = ${id} and state in ('tray', 'planned')
      and occurrence_on >= ${today}::date and not occurrence_on = any(${days.map(({ on }) => on)}::date[])
    returning id, service_id`.execute(tx);
  for (const { service_id: serviceId } of rows) await followVisits(tx, { tenantId, serviceId });
  return rows.map((row) => row.id);
}

type NextDue = OfContract & { next: readonly Occurrence[] };

async function noteNextDue(tx: Tx, { tenantId, id, next: [due] }: NextDue): Promise<void> {
  const next = due?.on ?? null;
  await sql`update service_contract set next_due = ${next}::date
    where tenant_id = ${tenantId} and id = ${id} and next_due is distinct from ${next}::date`.execute(tx);
}
