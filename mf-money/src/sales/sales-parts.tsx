import type { Sales } from '@fieldspan/contract/sales-calls';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { t, translated } from '@fieldspan/ui/i18n';
import { BarPicture } from '../documents/bar-picture.tsx';

const MOST = 12;
type Row = Sales['rows'][number];

const TYPES = new Map([
  ['project', msg('Projects')],
  ['service', msg('Service calls')],
  ['direct', msg('Of no call')],
]);

/** What people read of a group. */
function nameOf({ group, name }: Row, by: Sales['by']): string {
  if (by === 'type') return translated(TYPES.get(group) ?? msg('Other'));
  if (name.trim() !== '') return name;
  return by === 'person' ? t('Nobody named') : t('No customer named');
}

const shareText = ({ share }: Row): string =>
  share === null ? '' : `${numberText(share, { maximumFractionDigits: 1 })} %`;

/** The groups that sold most; months in their order. */
export function SalesPicture({ sales: { rows, by, sum } }: { sales: Sales }) {
  const shown = by === 'month' ? rows.slice(-MOST) : rows.slice(0, MOST);
  return (
    <BarPicture
      title={t('Sold: {{amount}} without taxes', { amount: moneyText(sum) })}
      bars={shown.map((row) => ({
        key: row.group,
        name: nameOf(row, by),
        amount: moneyText(row.sales),
        says: t('{{name}}: {{amount}}', { name: nameOf(row, by), amount: moneyText(row.sales) }),
        values: [row.sales],
      }))}
    />
  );
}

const HEADERS = {
  person: msg('Person'),
  type: msg('Type'),
  customer: msg('Customer'),
  month: msg('Month'),
} as const;

export function SalesTable({ sales: { rows, by, sum } }: { sales: Sales }) {
  return (
    <DataTable
      label={t('Sales')}
      record={recordMessages('Group', 'Groups')}
      rows={rows}
      rowKey={({ group }) => group}
      columns={columnsOf(by, sum)}
    />
  );
}

const columnsOf = (by: Sales['by'], sum: number): Column<Row>[] => [
  {
    key: 'name',
    header: translated(HEADERS[by]),
    card: 'title',
    value: (row) => nameOf(row, by),
    cell: (row) => nameOf(row, by),
    footer: t('All'),
  },
  {
    key: 'documents',
    header: t('Invoices'),
    align: 'end',
    card: 'fact',
    value: ({ documents }) => documents,
    cell: ({ documents }) => numberText(documents),
  },
  {
    key: 'sales',
    header: t('Sales'),
    align: 'end',
    card: 'fact',
    value: ({ sales }) => sales,
    cell: ({ sales }) => <MoneyCell of={sales} />,
    footer: moneyText(sum),
  },
  { key: 'share', header: t('Share'), align: 'end', card: 'fact', value: ({ share }) => share, cell: shareText },
];
