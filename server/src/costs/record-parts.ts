import { claimsBack, taxesOf } from '@fieldspan/domain/company-pricing';
import { isAmerican } from '@fieldspan/domain/is-american';
import type { CostCode, CostFigure } from '@fieldspan/domain/money/costing';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { orderColumns } from '../registry/entries/purchasing.ts';
import type { Expression } from '../registry/entry.ts';

type CostModel =
  | 'BudgetLine'
  | 'JobCost'
  | 'TimeLog'
  | 'EquipmentUsage'
  | 'SupplierBill'
  | 'PurchaseOrder'
  | 'Expense'
  | 'StockMovement';

/** What a record says of a figure of a project; `amount` in dollars, `slug` of what its page shows. */
export type PartRow = {
  job_id: number;
  cost_code: CostCode;
  figure: CostFigure;
  model: CostModel;
  id: number;
  version: number | null;
  slug: string | null;
  title: string | null;
  note: string | null;
  on_day: string | null;
  hours: number | null;
  amount: number;
  /** The cost code of its project that time stands on. */
  code_id?: number | null;
};

/** Of which projects, and what happened until the end of a day (`infinity`: at all). */
export type Costed = { tenantId: number; jobs: readonly number[]; end: string };

/** All but time, which is paid person by person. */
export async function recordParts(tx: Tx, costed: Costed): Promise<PartRow[]> {
  const claimed = await claimsAll(tx, costed.tenantId);
  const parts = [
    budgets(costed),
    typedCosts(costed),
    machines(costed),
    bills(costed),
    expenses(costed, claimed),
    taken(costed),
  ];
  const { rows } = await sql<PartRow>`
    select job_id, cost_code, figure, model, id, version, slug, title, note, on_day, hours, coalesce(amount, 0) as amount
    from (${sql.join([...parts, orders(costed)], sql` union all `)}) part
    order by on_day, model, id`.execute(tx);
  return rows;
}

/** Whether the tax of a receipt is claimed back: it does not say which taxes it is, so all of the company's have to be. */
async function claimsAll(tx: Tx, tenantId: number): Promise<boolean> {
  const { rows } = await sql<{ country: string | null; taxes_json: string | null }>`
    select c.country, (select s.taxes_json::text from company_setting s where s.tenant_id = c.id order by s.id limit 1) as taxes_json
    from company c where c.id = ${tenantId}`.execute(tx);
  const { country = null, taxes_json: taxes = null } = rows[0] ?? {};
  const claims = claimsBack(taxes, isAmerican(country));
  const all = taxesOf(taxes);
  const usual = all.filter(({ isDefault }) => isDefault);
  const names = (usual.length > 0 ? usual : all).map(({ name }) => name);
  return (names.length > 0 ? names : ['']).every((name) => claims(name));
}

const within = (alias: string, { tenantId, jobs }: Costed): Expression =>
  sql`${sql.ref(`${alias}.tenant_id`)} = ${tenantId} and ${sql.ref(`${alias}.job_id`)} = any(${jobs}::bigint[])`;

const budgets = (costed: Costed): Expression => sql`
  select b.job_id, b.cost_code, b.kind as figure, 'BudgetLine' as model, b.id, b.version, null::text as slug, b.title,
    null::text as note, b.created_at::date as on_day, b.hours, b.amount
  from budget_line b where ${within('b', costed)}`;

const typedCosts = (costed: Costed): Expression => sql`
  select c.job_id, c.cost_code, 'actual', 'JobCost', c.id, c.version, null, c.title, null, c.on_day, null::double precision, c.amount
  from job_cost c where ${within('c', costed)} and c.on_day <= ${costed.end}::date`;

const machines = (costed: Costed): Expression => sql`
  select c.job_id, 'equipment', 'actual', 'EquipmentUsage', c.usage_id, null::integer, e.slug, e.description, u.note, c.on_day,
    case when c.unit = 'h' then c.quantity end, c.cost
  from cost_entry c left join equipment e on e.tenant_id = c.tenant_id and e.id = c.equipment_id
  left join equipment_usage u on u.tenant_id = c.tenant_id and u.id = c.usage_id
  where ${within('c', costed)} and c.source = 'equipment-usage' and c.on_day <= ${costed.end}::date`;

const bills = (costed: Costed): Expression => sql`
  select c.job_id, coalesce(o.cost_code, 'material'), 'actual', 'SupplierBill', c.bill_id, null, b.slug, b.bill_num, s.name, c.on_day,
    null, c.cost
  from cost_entry c join supplier_bill b on b.tenant_id = c.tenant_id and b.id = c.bill_id
  left join purchase_order o on o.tenant_id = c.tenant_id and o.id = b.po_id
  left join contact s on s.tenant_id = c.tenant_id and s.id = b.supplier_id
  where ${within('c', costed)} and c.source = 'supplier-bill' and c.on_day <= ${costed.end}::date`;

const expenses = (costed: Costed, isClaimed: boolean): Expression => sql`
  select e.job_id, coalesce(e.cost_code, 'other'), 'actual', 'Expense', e.id, null, e.slug, e.description, e.vendor, e.spent_on, null,
    e.amount - case when ${isClaimed}::boolean then coalesce(e.tax, 0) else 0 end
  from expense e where ${within('e', costed)} and e.status in ('approved', 'exported')
    and coalesce(e.spent_on, e.created_at::date) <= ${costed.end}::date`;

/** What was taken out of stock. */
const taken = (costed: Costed): Expression => sql`
  select t.job_id, 'material', 'actual', 'StockMovement', t.id, null, null, concat_ws(' ', t.quantity, m.unit, m.description), p.name,
    t.moved_on, null, round(t.quantity::numeric * coalesce(t.unit_cost, 0), 2)
  from stock_movement t join material m on m.tenant_id = t.tenant_id and m.id = t.material_id
  left join stock_place p on p.tenant_id = t.tenant_id and p.id = t.from_place_id
  where ${within('t', costed)} and t.kind = 'use' and t.moved_on <= ${costed.end}::date`;

/** What is ordered as it stands today: on no earlier day did anybody write it down. */
function orders(costed: Costed): Expression {
  const rows = { sql, alias: 'o', col: (field: string) => sql.ref(`o.${field}`) };
  return sql`
    select o.job_id, o.cost_code, each.figure, 'PurchaseOrder', o.id, null, o.slug, o.po_num, o.supplier, o.on_day, null, each.amount
    from (select o.job_id, coalesce(o.cost_code, 'material') as cost_code, o.id, o.slug, o.po_num, s.name as supplier,
        o.created_at::date as on_day, ${orderColumns.committed(rows)} as committed, ${orderColumns.accrued(rows)} as accrued
      from purchase_order o left join contact s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
      where ${within('o', costed)}) o,
    lateral (values ('committed', o.committed), ('accrued', o.accrued)) as each (figure, amount)
    where each.amount <> 0`;
}
