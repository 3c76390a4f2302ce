import { isPhone } from '@fieldspan/domain/contact-address';
import { knownPosition } from '@fieldspan/domain/distance';
import { travelBetween } from '@fieldspan/domain/visits/travel';
import { sql } from 'kysely';
import type { Values, Written } from '../entry.ts';

/** Who is told this late stands in front of the van already. */
const FRESH_MS = 10 * 60_000;
/** What is said is rounded up to so many minutes: an estimate is not better than that. */
const ROUND_MIN = 5;

type Place = { lat: number | null; long: number | null };
type Told = Place & { phone: string | null; company: string; from_lat: number | null; from_long: number | null };

/**
 * Texts the customer that somebody is on the way, where text messages are set up; the event says whether it was done. What
 * waited too long on the phone texts nobody.
 */
export async function textCustomer(written: Written, visit: { id: number; service_id: number | null }): Promise<void> {
  const { tx, session, services, values, id, afterCommit } = written;
  const { sms } = services.notifier;
  if (sms === null || visit.service_id === null) return;
  const told = await toldOf(written, { id: visit.id, serviceId: visit.service_id });
  if (!told?.phone || !isPhone(told.phone)) return;
  const { phone: to, company } = told;
  const isLate = Number(values['waited_ms'] ?? 0) > FRESH_MS;
  const outcome = isLate ? 'The customer was not texted: sent too late.' : 'The customer was texted.';
  await sql`update visit_event set note = coalesce(note, ${outcome}) where tenant_id = ${session.tenantId} and id = ${id}`.execute(
    tx,
  );
  if (isLate) return;
  const minutes = minutesAway(told, values);
  const about = minutes === null ? '' : `, about ${minutes} min`;
  const text = `${company}: your technician is on the way${about}. Reply STOP to end texts.`;
  afterCommit(() => sms({ to, text }));
}

/** The customer, where the call is, and where the person was last: the visit before this one, within four hours. */
async function toldOf({ tx, session }: Written, of: { id: number; serviceId: number }): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select c.phone, co.company_name as company, s.lat, s.long, was.lat as from_lat, was.long as from_long from service s
    join company co on co.id = s.tenant_id
    left join contact c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    left join lateral (
      select coalesce(ps.lat, pj.lat) as lat, coalesce(ps.long, pj.long) as long from visit pv
      left join service ps on ps.tenant_id = pv.tenant_id and ps.id = pv.service_id
      left join job pj on pj.tenant_id = pv.tenant_id and pj.id = pv.job_id
      where pv.tenant_id = s.tenant_id and pv.lead_id = ${session.userId} and pv.id <> ${of.id}
        and pv.state not in ('tray', 'cancelled') and coalesce(pv.arrived_at, pv.starts_at) <= now()
        and coalesce(pv.done_at, pv.ends_at) > now() - interval '4 hours'
      order by coalesce(pv.arrived_at, pv.starts_at) desc, pv.id desc limit 1) was on true
    where s.tenant_id = ${session.tenantId} and s.id = ${of.serviceId}`.execute(tx);
  return rows[0];
}

/** From where the device is, if it said so, else from the visit before; null if neither place is known. */
function minutesAway({ from_lat: lat, from_long: long, ...call }: Told, values: Values): number | null {
  const to = knownPosition(call);
  const from =
    knownPosition({ lat: degrees(values['lat']), long: degrees(values['long']) }) ?? knownPosition({ lat, long });
  if (!to || !from) return null;
  return Math.max(ROUND_MIN, Math.ceil(travelBetween(from, to).minutes / ROUND_MIN) * ROUND_MIN);
}

const degrees = (value: Values[string]): number | null => (typeof value === 'number' ? value : null);
