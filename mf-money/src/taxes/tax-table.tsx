import type { TaxReport } from '@fieldspan/contract/ageing-calls';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';

type Row = TaxReport['rows'][number];
type Amount = keyof TaxReport['sums'];

/** A row for each tax of each period. */
export function TaxTable({ report: { rows, sums } }: { report: TaxReport }) {
  return (
    <DataTable
      label={t('Taxes by period')}
      record={recordMessages('Tax', 'Taxes')}
      rows={rows}
      rowKey={({ period, tax }) => `${period} ${tax}`}
      columns={columnsOf(sums)}
      empty={
        <EmptyState title={t('No taxes in these days')}>
          {t('A tax shows here once an invoice with it is issued, or a bill or an expense with it is approved.')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (sums: TaxReport['sums']): Column<Row>[] => [
  {
    key: 'period',
    header: t('Period'),
    card: 'title',
    value: ({ period }) => period,
    cell: ({ period }) => period,
    footer: t('All'),
  },
  { key: 'tax', header: t('Tax'), card: 'fact', value: ({ tax }) => tax, cell: ({ tax }) => taxName(tax) },
  amount('sales', msg('Sales'), sums),
  amount('collected', msg('Tax on sales'), sums),
  amount('purchases', msg('Purchases'), sums),
  amount('paid', msg('Tax on purchases'), sums),
  amount('owed', msg('To pay'), sums),
];

/** Receipts do not say which tax they have. */
const taxName = (tax: string): string => (tax === '' ? t('Not named') : tax);

const amount = (key: Amount, header: Message, sums: TaxReport['sums']): Column<Row> => ({
  key,
  header: translated(header),
  align: 'end',
  card: key === 'sales' || key === 'purchases' ? 'hidden' : 'fact',
  value: (row) => row[key],
  cell: (row) => <MoneyCell of={row[key]} />,
  footer: moneyText(sums[key]),
});
