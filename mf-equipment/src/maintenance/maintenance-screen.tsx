import { serviceQueueQuery } from '@fieldspan/api/queries/equipment';
import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { MoreLine } from '@fieldspan/ui/more-line';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EquipmentPage } from '../parts/equipment-page.tsx';
import { ServiceDueTag } from '../parts/service-due-tag.tsx';

/** What asks for service next, the most urgent first. */
export function MaintenanceScreen() {
  return (
    <EquipmentPage screen="maintenance" title={t('Maintenance schedule')}>
      <Queue />
    </EquipmentPage>
  );
}

const queueColumns = (today: CalendarDay): Column<EquipmentPiece>[] => [
  { key: 'piece', header: t('Description'), card: 'title', cell: ({ description }) => description },
  { key: 'type', header: t('Type'), card: 'hidden', cell: ({ EquipmentType }) => EquipmentType?.name ?? '–' },
  { key: 'place', header: t('Location'), card: 'hidden', cell: ({ location }) => location || '–' },
  { key: 'day', header: t('Day'), card: 'fact', cell: (piece) => dayText(piece.next_service_date, today) },
  {
    key: 'what',
    header: t('What is to be done'),
    card: 'fact',
    cell: (piece) => piece.next_service_description || '–',
  },
  {
    key: 'state',
    header: t('State'),
    card: 'status',
    cell: (piece) => <ServiceDueTag nextService={piece.next_service_date} />,
  },
];

function Queue() {
  const { data } = useSuspenseQuery(serviceQueueQuery());
  const { rows: pieces, more } = data;
  const today = useToday();
  return (
    <>
      <DataTable<EquipmentPiece>
        label={t('Maintenance schedule')}
        record={t('Piece')}
        rows={pieces}
        rowKey={({ id }) => id}
        rowTo={({ slug }) => `/equipment/edit/${slug}`}
        columns={queueColumns(today)}
        empty={
          <EmptyState title={t('No service is planned')}>
            {t('A machine with a next service date stands here, the most urgent first.')}
          </EmptyState>
        }
      />
      <MoreLine shown={pieces.length} more={more} narrow={t('The others are due later.')} />
    </>
  );
}
