import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { Sales } from '@fieldspan/contract/sales-calls';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { SALES_BY, salesRows, sumOf } from '@fieldspan/domain/money/sales-report';
import * as v from 'valibot';
import { salesParts } from '../../documents/sales-parts.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { amountColumn, reportFiles } from '../report-files.ts';
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

/** The same as files. */
export const salesFiles = reportFiles<Sales['rows'][number]>({
  path: 'Company/sales',
  summary: 'What was sold',
  takes: SalesSchema,
  async table(ask) {
    const { from, to, by, rows, sum } = await sales(ask);
    const documents = rows.reduce((all, row) => all + row.documents, 0);
    return {
      title: `Sales by ${by}`,
      about: [['Days', `${from} – ${to}`]],
      file: `Sales-${by}-${from}-${to}`,
      columns: [
        { name: 'Group', kind: 'text', of: ({ name }) => name, sum: 'All' },
        { name: 'Documents', kind: 'count', of: (row) => row.documents, sum: documents },
        amountColumn('Sales', (row) => row.sales, sum),
        { name: 'Share', kind: 'percent', decimals: 2, of: ({ share }) => share },
      ],
      rows,
    };
  },
});

async function sales({ read, session, transact }: SignedInAsk): Promise<Sales> {
  const { from, to, by } = await read(SalesSchema);
  const { viewer, tenantId } = session;
  if (!mayTouchAll(viewer, 'ServiceInvoice', 'read') || !mayTouchAll(viewer, 'JobInvoice', 'read'))
    throw new Refusal('Sales are of all invoices. You do not have permission to see all of them.');
  if (from > to) throw new Refusal('The report ends before it begins.');
  const parts = await transact((tx) => salesParts(tx, { tenantId, from, to, by }));
  return { from, to, by, rows: salesRows(parts, by), sum: amountOf(sumOf(parts)) };
}
