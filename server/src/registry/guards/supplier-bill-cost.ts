import { claimsBack } from '@fieldspan/domain/company-pricing';
import { isAmerican } from '@fieldspan/domain/is-american';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines, linesTotals } from '@fieldspan/domain/money/document-lines';
import { billCost } from '@fieldspan/domain/money/purchasing';
import { sql } from 'kysely';
import type { Values, Write, Written } from '../entry.ts';
import { ratesFor } from './document-sums.ts';

/** What a bill costs: its lines, and the taxes of its day that are not claimed back. */
export async function costOfBill(write: Pick<Write, 'tx' | 'session' | 'services'>, bill: Values): Promise<number> {
  const { tx, session } = write;
  const { tenantId } = session;
  const { rows } = await sql<{ country: string | null; taxes_json: string | null }>`
    select c.country, (select s.taxes_json::text from company_setting s where s.tenant_id = c.id order by s.id limit 1) as taxes_json
    from company c where c.id = ${tenantId}`.execute(tx);
  const { country = null, taxes_json: taxes = null } = rows[0] ?? {};
  const text = bill['lines_json'];
  const totals = linesTotals(documentLines(typeof text === 'string' ? text : null), {
    rates: await ratesFor(write, bill),
    isIncluded: bill['taxes_included'] === 1,
  });
  return amountOf(billCost(totals, claimsBack(taxes, isAmerican(country))));
}

/** An approved bill is a cost of its project or call, once; a void one takes that back. */
export async function postBill({ tx, session, id, before, values }: Written): Promise<void> {
  const { tenantId } = session;
  if (values['status'] === 'Approved' && before?.['status'] !== 'Approved')
    await sql`insert into cost_entry (tenant_id, source, on_day, job_id, service_id, bill_id, cost)
      select tenant_id, 'supplier-bill', issued, job_id, service_id, id, cost from supplier_bill
      where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
  if (values['status'] === 'Void' && before?.['status'] === 'Approved')
    await sql`insert into cost_entry (tenant_id, source, on_day, job_id, service_id, bill_id, cost, reverses_id)
      select tenant_id, source, on_day, job_id, service_id, bill_id, -cost, id from cost_entry
      where tenant_id = ${tenantId} and bill_id = ${id} and reverses_id is null`.execute(tx);
}
