import type { EntryColumn } from '@fieldspan/records/entry';
import { recordMessages } from '@fieldspan/domain/message';
import { periodTimeLogsQuery } from '@fieldspan/api/queries/time-logs';
import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { scheduleSpan, spanInstants } from '@fieldspan/domain/schedule-span';
import { hoursOf } from '@fieldspan/domain/time-log-review';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { personColumn, timeLogColumns } from './time-log-columns.tsx';
import { numberText } from '@fieldspan/domain/number-text';

/** Without sorting: the week is shown in order of time. */
function unsorted({ sort: _sort, ...column }: EntryColumn<TimeLogRow>): Column<TimeLogRow> {
  return { ...column, header: translated(column.header) };
}

/** Every log of a week, in order of time. */
export function WeekDetailed({ monday }: { monday: string }) {
  const { days } = scheduleSpan('week', monday);
  const { data: logs } = useSuspenseQuery(periodTimeLogsQuery(spanInstants(days)));
  return (
    <DataTable
      label={t('Time logs of the week')}
      record={recordMessages('Time Log', 'Time Logs')}
      rows={logs}
      rowKey={(log) => log.id}
      rowTo={(log) => `/time-logs/list/${log.slug}`}
      columns={[personColumn, ...timeLogColumns].map(unsorted)}
      empty={<EmptyState title={t('No time was logged in this week')}>{t('Choose another week.')}</EmptyState>}
      {...(logs.length > 0 && { footer: t('{{hours}} h altogether', { hours: numberText(hoursOf(logs)) }) })}
    />
  );
}
