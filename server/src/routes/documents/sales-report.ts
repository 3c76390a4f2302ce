import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { Sales } from '@fieldspan/contract/sales-calls';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { SALES_BY, salesRows, sumOf } from '@fieldspan/domain/money/sales-report';
import * as v from 'valibot';
import { salesParts } from '../../documents/sales-parts.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { csvFile } from '../../registry/csv-file.ts';
import { Day } from './ageing.ts';

const SalesSchema = v.object({ from: Day, to: Day, by: v.optional(v.picklist(SALES_BY), 'person') });

/** What was sold, by person, type of work, customer or month. */
export const readSales: SignedInRoute = {
  verb: 'GET',
  path: 'Company/sales',
  summary: 'What was billed from day to day without taxes, by person, type, customer or month (by)',
  session: 'required',
  takes: SalesSchema,
  handle: sales,
};

/** The same as a file. */
export const salesCsv: SignedInRoute = {
  verb: 'GET',
  path: 'Company/sales-csv',
  summary: 'What was sold as CSV; the same parameters as Company/sales',
  session: 'required',
  takes: SalesSchema,
  async handle(ask) {
    const { from, to, by, rows } = await sales(ask);
    const { session, transact } = ask;
    const details = { list: `Sales by ${by} ${from} – ${to}` };
    await transact((tx) =>
      noteActivity(tx, { kind: 'export', happened: 'exported', model: 'Company', recordId: session.tenantId, details }),
    );
    return csvFile(`Sales-${by}-${from}-${to}`, [HEADERS, ...rows.map(cellsOf)]);
  },
};

const HEADERS = ['Group', 'Documents', 'Sales', 'Share'];

const cellsOf = ({ name, documents, sales: sold, share }: Sales['rows'][number]): string[] => [
  name,
  String(documents),
  sold.toFixed(2),
  share?.toFixed(2) ?? '',
];

async function sales({ read, session, transact }: SignedInAsk): Promise<Sales> {
  const { from, to, by } = await read(SalesSchema);
  const { viewer, tenantId } = session;
  if (!mayTouchAll(viewer, 'ServiceInvoice', 'read') || !mayTouchAll(viewer, 'JobInvoice', 'read'))
    throw new Refusal('Sales are of all invoices. You do not have permission to see all of them.');
  if (from > to) throw new Refusal('The report ends before it begins.');
  const parts = await transact((tx) => salesParts(tx, { tenantId, from, to, by }));
  return { from, to, by, rows: salesRows(parts, by), sum: amountOf(sumOf(parts)) };
}
