import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { TaxReport } from '@fieldspan/contract/ageing-calls';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { TAX_PERIODS, taxReport, taxSums } from '@fieldspan/domain/money/tax-report';
import type { TaxSums } from '@fieldspan/domain/money/tax-report';
import * as v from 'valibot';
import { taxParts } from '../../documents/tax-parts.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { amountColumn, reportFiles } from '../report-files.ts';
import { Day } from './ageing.ts';

const ReportSchema = v.object({ from: Day, to: Day, by: v.optional(v.picklist(TAX_PERIODS), 'quarter') });

/** What is owed to the tax office, by period. */
export const readTaxReport: SignedInRoute = {
  verb: 'GET',
  path: 'Company/tax-report',
  summary: 'Taxes on what was billed and on what was bought from day to day, by month, quarter or year (by) and tax',
  session: 'required',
  takes: ReportSchema,
  handle: report,
};

/** The same as files. */
export const taxReportFiles = reportFiles<TaxRow>({
  path: 'Company/tax-report',
  summary: 'The report of taxes',
  takes: ReportSchema,
  async table(ask) {
    const { from, to, rows, sums } = await report(ask);
    return {
      title: 'Taxes',
      about: [['Days', `${from} – ${to}`]],
      file: `Taxes-${from}-${to}`,
      columns: [
        { name: 'Period', kind: 'text', of: ({ period }) => period, sum: 'All' },
        { name: 'Tax', kind: 'text', of: ({ tax }) => tax },
        ...SUMS.map(([key, name]) => amountColumn<TaxRow>(name, (row) => row[key], sums[key])),
      ],
      rows,
    };
  },
});

type TaxRow = TaxReport['rows'][number];

const SUMS = [
  ['sales', 'Sales'],
  ['collected', 'Tax on sales'],
  ['purchases', 'Purchases'],
  ['paid', 'Tax on purchases'],
  ['owed', 'To pay'],
] as const;
const COUNTED = ['ServiceInvoice', 'JobInvoice', 'SupplierBill', 'Expense'] as const;

async function report({ read, session, transact }: SignedInAsk): Promise<TaxReport> {
  const { from, to, by } = await read(ReportSchema);
  const { viewer, tenantId } = session;
  if (!COUNTED.every((model) => mayTouchAll(viewer, model, 'read')))
    throw new Refusal('Taxes are of all invoices, bills and expenses. You do not have permission to see all of them.');
  if (from > to) throw new Refusal('The report ends before it begins.');
  const parts = await transact((tx) => taxParts(tx, { tenantId, from, to }));
  const rows = taxReport(parts, by);
  return {
    from,
    to,
    by,
    rows: rows.map((row) => Object.assign({ period: row.period, tax: row.tax }, inDollars(row))),
    sums: inDollars(taxSums(rows)),
  };
}

const inDollars = ({ sales, collected, purchases, paid, owed }: TaxSums): TaxReport['sums'] => ({
  sales: amountOf(sales),
  collected: amountOf(collected),
  purchases: amountOf(purchases),
  paid: amountOf(paid),
  owed: amountOf(owed),
});
