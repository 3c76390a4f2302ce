import { hasPlans, refreshNextService } from '../../equipment/next-service.ts';
import type { Concerned } from '../../equipment/next-service.ts';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write, Written } from '../entry.ts';
import { checkKit } from './kit.ts';
import { checkRates } from './charge-out-rates.ts';
import { addReading, checkMeter } from './meter-reading.ts';
import { checkSerial } from './serial.ts';

const PLANNED = ['next_service_date', 'next_service_description', 'next_service_mileage_or_time'] as const;

/** A serial number stands for one piece. A kit holds as many as its scan names. Plans decide what is due next: then nobody types it. */
export async function checkPiece(write: Write): Promise<void> {
  const { tx, session, before, values } = write;
  await checkSerial(write);
  await checkKit(write);
  checkRates(write);
  if (before === null || !PLANNED.some((field) => field in values)) return;
  if (await hasPlans(tx, { tenantId: session.tenantId, pieceId: Number(before['id']) }))
    throw new Refusal('The maintenance plans say what is due next. Change the plans, or write down what was done.');
}

/** Another type has other plans. */
export async function replanPiece({ tx, session, id, before, values }: Written): Promise<void> {
  if (before === null || 'type_id' in values) await refreshNextService(tx, { tenantId: session.tenantId, pieceId: id });
}

/** A plan is for a type or for one piece, and says how often. */
export function checkPlan({ before, values }: Write): void {
  const plan: Values = { ...before, ...values };
  if (
    (plan['type_id'] === null || plan['type_id'] === undefined) ===
    (plan['equipment_id'] === null || plan['equipment_id'] === undefined)
  )
    throw new Refusal('A maintenance plan is for all equipment of a type, or for one piece.');
  if (
    before !== null &&
    ['type_id', 'equipment_id'].some((field) => field in values && values[field] !== before[field])
  )
    throw new Refusal('A maintenance plan stays with what it was made for. Archive it, and make another one.');
  if (isEmpty(plan['every_days']) && isEmpty(plan['every_meter']))
    throw new Refusal('Say how often: after how many days, or how much on the meter.');
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined;

export async function replanAll({ tx, session, before, values }: Written): Promise<void> {
  const plan: Values = { ...before, ...values };
  await refreshNextService(tx, concernedBy(session.tenantId, plan));
}

const concernedBy = (tenantId: number, plan: Values): Concerned =>
  typeof plan['type_id'] === 'number'
    ? { tenantId, typeId: plan['type_id'] }
    : { tenantId, pieceId: Number(plan['equipment_id']) };

/** What was done is of one piece for good, was done by now, and follows a plan of that piece. */
export async function checkRecord(write: Write): Promise<void> {
  const { tx, session, before, values } = write;
  if (before !== null && 'equipment_id' in values && values['equipment_id'] !== before['equipment_id'])
    throw new Refusal('What was done stays with its piece of equipment.');
  const record: Values = { ...before, ...values };
  const [day] = new Date(Date.now() + 14 * 3_600_000).toISOString().split('T');
  if (String(record['done_on']) > String(day)) throw new Refusal('It cannot be done on a day that is still to come.');
  if (typeof values['plan_id'] === 'number') {
    const plan = await tx
      .selectFrom('maintenance_plan as p')
      .innerJoin('equipment as e', 'e.tenant_id', 'p.tenant_id')
      .where('p.tenant_id', '=', session.tenantId)
      .where('p.id', '=', values['plan_id'])
      .where('e.id', '=', Number(record['equipment_id']))
      .where((eb) => eb.or([eb('p.equipment_id', '=', eb.ref('e.id')), eb('p.type_id', '=', eb.ref('e.type_id'))]))
      .select('p.id')
      .executeTakeFirst();
    if (!plan) throw new Refusal('This piece of equipment has no such maintenance plan.');
  }
  if (before === null && typeof values['meter'] === 'number')
    await checkMeter(write, { pieceId: Number(values['equipment_id']), reading: readingOf(values) });
}

/** The meter was read at the end of that day, after what was read in its course, or just now if that is still to come. */
function readingOf(values: Values) {
  const evening = `${String(values['done_on'])}T23:59:59.000Z`;
  const now = new Date().toISOString();
  return { value: Number(values['meter']), at: evening < now ? evening : now, isReplaced: false };
}

/** The meter was read when it was done, and the plan begins anew. */
export async function noteRecord({ tx, session, before, values }: Written): Promise<void> {
  const pieceId = Number(before?.['equipment_id'] ?? values['equipment_id']);
  if (before === null && typeof values['meter'] === 'number')
    await addReading(tx, { session, pieceId, reading: readingOf(values) });
  await refreshNextService(tx, { tenantId: session.tenantId, pieceId });
}
