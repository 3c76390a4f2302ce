import { claimsBack, taxRates } from '@fieldspan/domain/company-pricing';
import { isAmerican } from '@fieldspan/domain/is-american';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines, linesTotals } from '@fieldspan/domain/money/document-lines';
import { billCost } from '@fieldspan/domain/money/purchasing';
import type { makeOrders } from './money.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';

type Order = ReturnType<typeof makeOrders>[number];

/** What came of the orders, and the bills of those that are closed. @param orders newest first */
export function makeDeliveries(site: Site, orders: readonly Order[], members: readonly Member[]): void {
  const office = ofTrade(members, 'office');
  const buyers = office.length > 0 ? office : members;
  orders.forEach((order, index) => {
    const by = itemAt(buyers, index % buyers.length).user.id;
    const daysAgo = Math.max(1, index * 3 - 4);
    const lines = documentLines(order.lines_json);
    if (order.status === 'Partly received') receive(site, { order, lines: lines.slice(0, 1), daysAgo, by, share: 2 });
    if (order.status !== 'Received' && order.status !== 'Closed') return;
    receive(site, { order, lines, daysAgo, by, share: 1 });
    if (order.status === 'Closed')
      addBill(site, { order, daysAgo: Math.max(1, daysAgo - 2), by, number: 70_412 - index });
  });
}

type Came = {
  order: Order;
  lines: ReturnType<typeof documentLines>;
  daysAgo: number;
  by: number;
  /** One part of so many came. */
  share: number;
};

function receive(site: Site, { order, lines, daysAgo, by, share }: Came): void {
  site.add('OrderReceipt', {
    po_id: order.id,
    received_on: site.calendar.date(daysAgo),
    lines_json: JSON.stringify(
      lines.map(({ key, quantity }) => ({ line: key, quantity: String(Math.floor(Number(quantity) / share)) })),
    ),
    created_by: by,
    created_at: site.calendar.at(daysAgo, 11),
  });
}

type Billed = { order: Order; daysAgo: number; by: number; number: number };

/** A bill as it was ordered, approved, and what it costs. */
function addBill(site: Site, { order, daysAgo, by, number }: Billed): void {
  const day = site.calendar.date(daysAgo);
  const cost = costOf(site, order);
  const at = { job_id: order.job_id, service_id: order.service_id };
  const { id } = site.add('SupplierBill', {
    ...at,
    bill_num: String(number),
    po_id: order.id,
    supplier_id: order.supplier_id,
    status: 'Approved',
    issued: day,
    due: site.calendar.date(daysAgo - 30),
    lines_json: order.lines_json,
    subtotal: order.subtotal,
    tax_total: order.tax_total,
    tax_lines_json: order.tax_lines_json,
    total: order.total,
    price_difference: 0,
    cost,
    approved_by: by,
    approved_at: site.calendar.at(daysAgo, 15),
    created_by: by,
    created_at: site.calendar.at(daysAgo, 14),
  });
  site.add('CostEntry', { ...at, source: 'supplier-bill', on_day: day, bill_id: id, cost });
}

function costOf(site: Site, { lines_json }: Order): number {
  const settings = site.rowsOf('CompanySetting')[0]?.['taxes_json'];
  const text = typeof settings === 'string' ? settings : null;
  const totals = linesTotals(documentLines(lines_json), { rates: taxRates(text) });
  return amountOf(billCost(totals, claimsBack(text, isAmerican(site.profile.country))));
}
