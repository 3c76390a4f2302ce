import { isPhone } from '@fieldspan/domain/contact-address';
import { sql } from 'kysely';
import type { Written } from '../entry.ts';

/** Who is told this late stands in front of the van already. */
const FRESH_MS = 10 * 60_000;

type Told = { phone: string | null; company: string };

/**
 * Texts the customer that somebody is on the way, where text messages are set up; the event says whether it was done. What
 * waited too long on the phone texts nobody.
 */
export async function textCustomer(written: Written, visit: { service_id: number | null }): Promise<void> {
  const { tx, session, services, values, id, afterCommit } = written;
  const { sms } = services.notifier;
  if (sms === null || visit.service_id === null) return;
  const { rows } = await sql<Told>`
    select c.phone, co.company_name as company from service s
    join company co on co.id = s.tenant_id
    left join contact c on c.tenant_id = s.tenant_id and c.id = s.customer_id
    where s.tenant_id = ${session.tenantId} and s.id = ${visit.service_id}`.execute(tx);
  const [told] = rows;
  if (!told?.phone || !isPhone(told.phone)) return;
  const { phone: to, company } = told;
  const isLate = Number(values['waited_ms'] ?? 0) > FRESH_MS;
  const outcome = isLate ? 'The customer was not texted: sent too late.' : 'The customer was texted.';
  await sql`update visit_event set note = coalesce(note, ${outcome}) where tenant_id = ${session.tenantId} and id = ${id}`.execute(
    tx,
  );
  if (isLate) return;
  const text = `${company}: your technician is on the way. Reply STOP to end texts.`;
  afterCommit(() => sms({ to, text }));
}
