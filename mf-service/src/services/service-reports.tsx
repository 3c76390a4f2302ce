import { recordMessages } from '@fieldspan/domain/message';
import { openServicesQuery } from '@fieldspan/api/queries/work-reports';
import { reportByStatus } from '@fieldspan/domain/work-reports';
import type { StatusReport } from '@fieldspan/domain/work-reports';
import { localDay } from '@fieldspan/domain/calendar-day';
import { useNow } from '@fieldspan/federation/now';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { InstantDayCell } from '@fieldspan/records/cells/instant-day-cell';
import { serviceArea } from '../service-area.ts';

/** The number of open calls by status, and those that have waited longest. */
export function ServiceReports() {
  return (
    <AreaPage area={serviceArea} tab="reports" title={t('Service reports')}>
      <OpenByStatus />
    </AreaPage>
  );
}

const reportColumns = (): Column<StatusReport>[] => [
  { key: 'status', header: t('Status'), card: 'title', cell: ({ status }) => status || t('No status') },
  { key: 'open', header: t('Open'), align: 'end', card: 'fact', cell: ({ open }) => open },
  { key: 'unassigned', header: t('Unassigned'), align: 'end', card: 'hidden', cell: (row) => row.unassigned },
  { key: 'late', header: t('Late'), align: 'end', card: 'fact', cell: ({ late }) => late },
  {
    key: 'oldest',
    header: t('Oldest'),
    align: 'end',
    card: 'hidden',
    cell: ({ oldest }) => <InstantDayCell at={oldest} />,
  },
];

function OpenByStatus() {
  const { data: calls } = useSuspenseQuery(openServicesQuery());
  const rows = reportByStatus(calls, localDay(useNow()));
  return (
    <DataTable
      label={t('Open services by status')}
      record={recordMessages('Status', 'Statuses')}
      rows={rows}
      rowKey={({ status }) => status}
      columns={reportColumns()}
      empty={<EmptyState title={t('No open services')}>{t('Open calls are counted here by their status.')}</EmptyState>}
      {...(rows.length > 0 && { footer: t('{{count}} open altogether', { count: calls.length }) })}
    />
  );
}
