import { mayRead } from '@fieldspan/contract/access-rules';
import type { AgedAmounts, Ageing, AgeingRow } from '@fieldspan/contract/ageing-calls';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { AGES } from '@fieldspan/domain/money/ageing';
import { moneyText } from '@fieldspan/domain/money-text';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { AGE_NAMES } from '../documents/ages.ts';
import styles from './ageing.module.css';

type AgeingTableProps = { ageing: Ageing; isFiltered: boolean };

/** One row for each customer with open invoices. */
export function AgeingTable({ ageing: { rows, sums }, isFiltered }: AgeingTableProps) {
  const { viewer } = useCurrentUser();
  const hasStatements = mayRead('ServiceInvoice')(viewer) && mayRead('JobInvoice')(viewer);
  return (
    <DataTable
      className={styles.table ?? ''}
      label={t('What customers owe')}
      record={recordMessages('Customer', 'Customers')}
      rows={rows}
      rowKey={({ customer_id }) => customer_id ?? 0}
      columns={columnsOf(sums, hasStatements)}
      empty={
        isFiltered ? (
          <EmptyState title={t('No Customers')}>{t('No customer matches this search and filter.')}</EmptyState>
        ) : (
          <EmptyState title={t('Nobody owes anything')}>
            {t('Customers show here while an invoice of theirs is not paid.')}
          </EmptyState>
        )
      }
    />
  );
}

const columnsOf = (sums: AgedAmounts, hasStatements: boolean): Column<AgeingRow>[] => [
  {
    key: 'customer',
    header: t('Customer'),
    card: 'title',
    value: ({ name }) => name,
    cell: (row) => <Customer row={row} isLink={hasStatements} />,
    footer: t('All'),
  },
  ...AGES.map((age) => amount(age, AGE_NAMES[age], sums)),
  amount('credit', msg('Credit'), sums),
  amount('total', msg('Owed'), sums),
];

function amount(key: keyof AgedAmounts, header: Message, sums: AgedAmounts): Column<AgeingRow> {
  return {
    key,
    header: translated(header),
    align: 'end',
    card: 'fact',
    value: (row) => row[key],
    cell: (row) => (key === 'total' ? moneyText(row.total) : <MoneyCell of={shown(key, row[key])} />),
    footer: moneyText(shown(key, sums[key]) ?? 0),
  };
}

/** No amount is a dash, and what counts against the invoices is less than nothing. */
const shown = (key: keyof AgedAmounts, value: number): number | null => {
  if (value === 0) return null;
  return key === 'credit' ? -value : value;
};

function Customer({ row: { slug, name }, isLink }: { row: AgeingRow; isLink: boolean }) {
  if (name === null) return <Muted>{t('No customer named')}</Muted>;
  return isLink && slug !== null ? <AppLink to={`/financial/statement/${slug}`}>{name}</AppLink> : name;
}
