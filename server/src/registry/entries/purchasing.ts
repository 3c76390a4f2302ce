import { inOrder } from '../guards/date-order.ts';
import { keepLocked, refuseLockedDelete } from '../guards/keep-locked.ts';
import { checkReceipt, settleOrder } from '../guards/order-receipt.ts';
import { checkReceiptPlace, stockReceipt } from '../guards/stock-of-records.ts';
import { computeBill } from '../guards/supplier-bill.ts';
import { postBill } from '../guards/supplier-bill-cost.ts';
import type { Entry, Expression, Rows } from '../entry.ts';

/** What sums over the lines of an order are made of. */
type OrderRows = Pick<Rows, 'sql' | 'alias' | 'col'>;

const statesOf = ({ sql, alias }: OrderRows): Expression => sql`order_lines_state(${sql.ref(alias)})`;

/** Of a line: as it was ordered, as it came, and what of it has come and is billed; to the cent. */
const PARTS = {
  ordered: 'line_state.ordered',
  received: 'line_state.received',
  settled: 'least(line_state.ordered, greatest(line_state.received, line_state.billed))',
  matched: 'least(line_state.received, line_state.billed)',
} as const;

/** A sum over the lines of an order at its prices, without the taxes that these contain. */
function atOrderPrices(rows: OrderRows, more: keyof typeof PARTS, less: keyof typeof PARTS): Expression {
  const { sql, col } = rows;
  const amount = (part: keyof typeof PARTS) =>
    sql`order_amount(${sql.raw(PARTS[part])}, line_state.unit_price, line_state.discount)`;
  const net = sql`case when ${col('taxes_included')} = 1 and ${col('total')} > 0 then ${col('subtotal')} / ${col('total')} else 1 end`;
  return sql`coalesce((select round(sum(${amount(more)} - ${amount(less)}) * ${net}, 2) from ${statesOf(rows)} line_state), 0)`;
}

/** How far an order is, in quantities and in money. */
export const orderColumns = {
  lines_state_json: (rows: OrderRows) => rows.sql`(
    select coalesce(json_agg(json_build_object('key', line_state.key, 'ordered', trim_scale(line_state.ordered)::text,
      'received', trim_scale(line_state.received)::text, 'billed', trim_scale(line_state.billed)::text,
      'drafted', trim_scale(line_state.drafted)::text) order by line_state.sort), '[]'::json) from ${statesOf(rows)} line_state)`,
  committed: (rows: OrderRows) => rows.sql`case when ${rows.col('status')} in ('Sent', 'Confirmed', 'Partly received')
    then ${atOrderPrices(rows, 'ordered', 'settled')} else 0 end`,
  accrued: (rows: OrderRows) => atOrderPrices(rows, 'received', 'matched'),
  billed: ({ sql, col, identity }: Rows) => sql`coalesce((select sum(bill.cost) from supplier_bill bill
    where bill.tenant_id = ${identity.tenantId} and bill.po_id = ${col('id')} and bill.status = 'Approved'), 0)`,
};

/** What comes of purchase orders, and what suppliers bill for them. */
export const purchasingEntries = {
  OrderReceipt: {
    author: 'created_by',
    without: ['update', 'delete'],
    beforeSave: async (write) => {
      await checkReceiptPlace(write);
      await checkReceipt(write);
    },
    afterSave: async (written) => {
      await settleOrder(written);
      await stockReceipt(written);
    },
  },
  SupplierBill: {
    author: 'created_by',
    beforeSave: async (write) => {
      keepLocked('SupplierBill')(write);
      await computeBill(write);
      inOrder(['issued', 'due'])(write);
    },
    afterSave: postBill,
    beforeDelete: refuseLockedDelete('SupplierBill'),
  },
} satisfies Record<string, Entry>;
