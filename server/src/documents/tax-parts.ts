import { claimsBack, taxesOf } from '@fieldspan/domain/company-pricing';
import { isAmerican } from '@fieldspan/domain/is-american';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { frozenTaxes } from '@fieldspan/domain/money/frozen-taxes';
import type { TaxPart } from '@fieldspan/domain/money/tax-report';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Span = { tenantId: number; from: string; to: string };
type Row = { kind: TaxPart['kind']; day: string; taxes: string | null; amount: number | null; tax: number | null };

/**
 * The taxes of documents that are issued in a span of days, void ones left out, and of what was bought: of that only what is claimed
 * back.
 */
export async function taxParts(tx: Tx, span: Span): Promise<TaxPart[]> {
  const { claims, usual } = await companyTaxes(tx, span.tenantId);
  const parts = (await rowsOf(tx, span)).flatMap((row) => partsOf(row, usual));
  return parts.filter(({ kind, tax, cents }) => (kind === 'sale' ? true : cents !== 0n && claims(tax)));
}

async function rowsOf(tx: Tx, { tenantId, from, to }: Span): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select kind, to_char(day, 'YYYY-MM-DD') as day, taxes, amount, tax from (
      select 'sale' as kind, coalesce(issued, created_at::date) as day, tax_lines_json::text as taxes,
        null::numeric as amount, null::numeric as tax
      from service_invoice where tenant_id = ${tenantId} and is_quote = 0 and status in ('Sent', 'Accepted', 'Overdue', 'Paid')
      union all
      select 'sale', coalesce(issued, created_at::date), tax_lines_json::text, null, null
      from job_invoice where tenant_id = ${tenantId} and status in ('Sent', 'Paid')
      union all
      select 'purchase', coalesce(issued, created_at::date), tax_lines_json::text, null, null
      from supplier_bill where tenant_id = ${tenantId} and status = 'Approved'
      union all
      select 'purchase', coalesce(spent_on, created_at::date), null, amount - coalesce(tax, 0), tax
      from expense where tenant_id = ${tenantId} and status in ('approved', 'exported') and tax <> 0
    ) each where day between ${from}::date and ${to}::date order by day`.execute(tx);
  return rows;
}

/** A receipt does not say which tax it has: it is the one that the company has, and none of them where it has several. */
function partsOf({ kind, day, taxes, amount, tax }: Row, usual: string): TaxPart[] {
  if (tax !== null) return [{ kind, day, tax: usual, base: centsOf(amount ?? 0), cents: centsOf(tax) }];
  return frozenTaxes(taxes)
    .filter(({ base }) => base !== 0)
    .map((each) => ({ kind, day, tax: each.name, base: centsOf(each.base), cents: centsOf(each.tax) }));
}

/** Which taxes a company claims back, and the one that it means where a receipt names none. */
export async function companyTaxes(tx: Tx, tenantId: number) {
  const { rows } = await sql<{ country: string | null; taxes: string | null }>`
    select c.country, (select s.taxes_json::text from company_setting s where s.tenant_id = c.id order by s.id limit 1) as taxes
    from company c where c.id = ${tenantId}`.execute(tx);
  const { country = null, taxes = null } = rows[0] ?? {};
  const claims = claimsBack(taxes, isAmerican(country));
  const claimed = taxesOf(taxes)
    .map(({ name }) => name)
    .filter(claims);
  const [only = ''] = claimed.length === 1 ? claimed : [];
  return { claims: (name: string) => (name === '' ? claimed.length > 0 : claims(name)), usual: only };
}
