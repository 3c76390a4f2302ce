import type { BookedRow } from '@fieldspan/contract/accounting-calls';
import { ENTRY_NAMES } from '@fieldspan/domain/accounting/entry';
import { recordMessages } from '@fieldspan/domain/message';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';

/** A row for each record that would go. */
export function BookedTable({ rows, went }: { rows: readonly BookedRow[]; went: number }) {
  return (
    <DataTable
      label={t('Records that go to the books')}
      record={recordMessages('Record', 'Records')}
      rows={rows}
      rowKey={({ model, record_id, kind }) => `${model} ${record_id} ${kind}`}
      columns={columns()}
      empty={
        <EmptyState title={went > 0 ? t('Everything of these days went') : t('Nothing to export in these days')}>
          {went > 0
            ? t('Its file can be fetched again under Exported.')
            : t('Issued invoices, payments, approved bills and approved expenses show here.')}
        </EmptyState>
      }
    />
  );
}

const columns = (): Column<BookedRow>[] => [
  {
    key: 'number',
    header: t('Number'),
    card: 'title',
    value: ({ number }) => number,
    cell: ({ number }) => number,
  },
  {
    key: 'kind',
    header: t('Kind'),
    card: 'fact',
    value: ({ kind }) => kind,
    cell: ({ kind }) => translated(ENTRY_NAMES[kind]),
  },
  { key: 'day', header: t('Date'), card: 'fact', value: ({ day }) => day, cell: ({ day }) => <DayCell on={day} /> },
  { key: 'name', header: t('Name'), card: 'fact', value: ({ name }) => name, cell: ({ name }) => name },
  { key: 'job', header: t('Project or call'), card: 'fact', value: ({ job }) => job, cell: ({ job }) => job },
  {
    key: 'amount',
    header: t('Amount'),
    align: 'end',
    card: 'fact',
    value: ({ cents }) => cents,
    cell: ({ cents }) => <MoneyCell of={cents / 100} />,
  },
];
