import { centsOf } from '@fieldspan/domain/money/decimal';
import type { SalesBy, SalesPart } from '@fieldspan/domain/money/sales-report';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Expression } from '../registry/entry.ts';

type Asked = { tenantId: number; from: string; to: string; by: SalesBy };
type Row = { group: string | null; name: string | null; amount: number; credit: boolean };

/**
 * Issued invoices and credits of a span of days, each with whose it is: of a project its manager, of a call whoever it is assigned
 * to. What is held back was sold when its work was billed; its release sells nothing.
 */
export async function salesParts(tx: Tx, asked: Asked): Promise<SalesPart[]> {
  const { tenantId, from, to, by } = asked;
  const { rows } = await sql<Row>`
    select ${GROUPS[by]} as "group", ${NAMES[by]} as name, sold.amount, sold.credit from (
      select coalesce(i.issued, i.created_at::date) as day, case when i.service_id is null then 'direct' else 'service' end as type,
        s.assigned_to as person, s.customer_id, coalesce(i.total, 0) - coalesce(i.tax_total, 0) as amount, false as credit
      from service_invoice i left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
      where i.tenant_id = ${tenantId} and i.is_quote = 0 and i.status in ('Sent', 'Accepted', 'Overdue', 'Paid')
      union all
      select coalesce(i.issued, i.created_at::date), 'project', j.manager_id, j.customer_id,
        coalesce(i.total, 0) - coalesce(i.tax_total, 0) + coalesce(i.held, 0) - coalesce(i.released, 0), i.kind = 'credit'
      from job_invoice i join job j on j.tenant_id = i.tenant_id and j.id = i.job_id
      where i.tenant_id = ${tenantId} and i.status in ('Sent', 'Paid')
    ) sold
    left join "user" u on u.id = sold.person
    left join contact c on c.tenant_id = ${tenantId} and c.id = sold.customer_id
    where sold.day between ${from}::date and ${to}::date and sold.amount <> 0`.execute(tx);
  return rows.map(({ group, name, amount, credit }) => ({
    group: group ?? '',
    name: name ?? '',
    cents: centsOf(amount),
    isCredit: credit,
  }));
}

const MONTH: Expression = sql`to_char(sold.day, 'YYYY-MM')`;

const GROUPS: Readonly<Record<SalesBy, Expression>> = {
  person: sql`sold.person::text`,
  type: sql`sold.type`,
  customer: sql`sold.customer_id::text`,
  month: MONTH,
};

const NAMES: Readonly<Record<SalesBy, Expression>> = {
  person: sql`concat_ws(' ', u.first_name, u.last_name)`,
  type: sql`sold.type`,
  customer: sql`c.name`,
  month: MONTH,
};
