import type { TakenCall } from '@fieldspan/contract/schedule-calls';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { isPhone } from '@fieldspan/domain/contact-address';
import { fullPhone } from '@fieldspan/domain/full-phone';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { AnyNumber, WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { callNumber } from '../../numbers/call-number.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { newSlug } from '../../registry/slug.ts';
import { plan, planned } from '../../visits/planner.ts';
import type { Planning } from '../../visits/planner.ts';
import { addVisit } from './plan-visits.ts';

const within = (least: number, most: number) =>
  v.optional(
    v.pipe(AnyNumber, v.minValue(least, `must be at least ${least}`), v.maxValue(most, `must be at most ${most}`)),
  );

const CallSchema = v.object({
  job_name: shortText(300),
  contact_id: v.optional(WholeNumber),
  customer_name: v.optional(shortText(300), ''),
  phone: v.optional(shortText(60), ''),
  address: v.optional(shortText(300), ''),
  city: v.optional(shortText(120), ''),
  lat: within(-90, 90),
  long: within(-180, 180),
  priority: v.optional(shortText(60), ''),
  duration_min: v.pipe(WholeNumber, v.minValue(5, 'must be at least 5'), v.maxValue(14_400, 'must be at most 14400')),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});
type Call = v.InferOutput<typeof CallSchema>;

export const takeCall: SignedInRoute = {
  verb: 'POST',
  path: 'Service/take-call',
  summary: 'A new service call with a number of its own and a visit in the tray; the customer is found by id or made',
  session: 'required',
  takes: CallSchema,
  async handle(ask): Promise<TakenCall> {
    const call = await ask.read(CallSchema);
    return plan(ask, async (planning) => {
      if (!mayWrite('Service')(ask.session.viewer))
        throw new Refusal('You do not have permission to add service calls.');
      return take(planning, call);
    });
  },
};

async function take(planning: Planning, call: Call): Promise<TakenCall> {
  const { tx, session } = planning;
  const { tenantId } = session;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`call key ${tenantId} ${call.client_key}`}, 0))`.execute(
    tx,
  );
  const earlier = await earlierCall(planning, call.client_key);
  if (earlier) return earlier;
  refuseProblems(call);
  const customer = await customerOf(planning, call);
  const job_num = await callNumber(tx, tenantId);
  const slug = newSlug(call.job_name);
  const { id } = await tx
    .insertInto('service')
    .values({
      tenant_id: tenantId,
      slug,
      job_name: call.job_name,
      job_num,
      customer_id: customer.id,
      customer_name_cache: customer.name,
      ...placeOf(call, customer),
      priority: noneOr(call.priority),
      client_key: call.client_key,
      created_by: session.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const visitId = await addVisit(planning, {
    service_id: id,
    job_id: null,
    duration_min: call.duration_min,
    note: null,
    client_key: `${call.client_key}:visit`,
  });
  const visit = await planned(planning, visitId);
  return { record_id: id, slug, job_num, contact_id: customer.id, visit };
}

const noneOr = (text: string): string | null => (text === '' ? null : text);

function refuseProblems({ job_name, contact_id, customer_name, phone, lat, long }: Call): void {
  const problems = [
    job_name === '' && 'Say what the call is about.',
    contact_id === undefined && customer_name === '' && 'Say who the customer is.',
    phone !== '' && !isPhone(phone) && 'The phone number has at least seven digits.',
    (lat === undefined) !== (long === undefined) && 'A position has a latitude and a longitude.',
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Refusal(...problems);
}

async function earlierCall(planning: Planning, key: string): Promise<TakenCall | null> {
  const { tx, session } = planning;
  const made = await tx
    .selectFrom('service')
    .where('tenant_id', '=', session.tenantId)
    .where('client_key', '=', key)
    .select(['id', 'slug', 'job_num', 'customer_id', 'created_by'])
    .executeTakeFirst();
  if (!made) return null;
  if (made.created_by !== session.userId) throw new Refusal('This was already saved by somebody else.');
  const first = await tx
    .selectFrom('visit')
    .where('tenant_id', '=', session.tenantId)
    .where('service_id', '=', made.id)
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow();
  const { id: record_id, slug, job_num, customer_id: contact_id } = made;
  return { record_id, slug, job_num, contact_id, visit: await planned(planning, first.id) };
}

type Customer = {
  id: number;
  name: string;
  address: string | null;
  city: string | null;
  lat: number | null;
  long: number | null;
};

async function customerOf(planning: Planning, call: Call): Promise<Customer> {
  const { tx, session } = planning;
  if (call.contact_id !== undefined) return knownCustomer(planning, call.contact_id);
  if (!mayWrite('Contact')(session.viewer))
    throw new Refusal('You do not have permission to add customers. Choose one that there is.');
  const { customer_name: name, address, city, lat = null, long = null } = call;
  const place = { address: noneOr(address), city: noneOr(city), lat, long };
  const phone = call.phone === '' ? null : fullPhone(call.phone);
  const { id } = await tx
    .insertInto('contact')
    .values({
      tenant_id: session.tenantId,
      slug: newSlug(name),
      name,
      phone,
      ...place,
      is_customer: 1,
      client_key: `${call.client_key}:customer`,
      created_by: session.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, ...place };
}

async function knownCustomer({ tx, session }: Planning, id: number): Promise<Customer> {
  if (!(await mayReadRecord({ tx, identity: session }, 'Contact', id))) throw new Refusal('Contact not found.');
  return tx
    .selectFrom('contact')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .select(['id', 'name', 'address', 'city', 'lat', 'long'])
    .executeTakeFirstOrThrow();
}

/** Where the call is; what is not said is as with the customer, but never half of a position. */
function placeOf(call: Call, customer: Customer) {
  const { lat, long } = call.lat === undefined || call.long === undefined ? customer : call;
  return {
    address: noneOr(call.address) ?? customer.address,
    city: noneOr(call.city) ?? customer.city,
    lat: lat ?? null,
    long: long ?? null,
  };
}
