import { callAll } from '@fieldspan/api/call';
import type { LineSource } from '@fieldspan/domain/money/document-lines';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['slug', 'first_name', 'last_name', 'email'] as const;

type Of = { serviceId: number | null; projectId: number | null };

/** Approved time and expenses of a service call, or else of a project, for the lines of a document; else none. */
export const billableQuery = ({ serviceId, projectId }: Of) =>
  queryValue(['TimeLog', 'billable', serviceId, projectId], async ({ signal }) => {
    if (serviceId === null && projectId === null) return [];
    const place = serviceId === null ? { job_id: projectId } : { service_id: serviceId };
    const filters = { ...place, status: 'approved' } as const;
    const [logs, expenses] = await Promise.all([
      callAll('TimeLog', { filters, include: { User: PERSON }, order: [['time_in', 'ASC']] }, { signal }),
      callAll('Expense', { filters, include: { User: PERSON }, order: [['spent_on', 'ASC']] }, { signal }),
    ]);
    return [
      ...logs.map((log) => ({
        source: { model: 'TimeLog', id: log.id } satisfies LineSource,
        day: log.time_in?.slice(0, 10) ?? '',
        what: '',
        person: log.User,
        hours: log.hours,
        amount: null,
      })),
      ...expenses.map((expense) => ({
        source: { model: 'Expense', id: expense.id } satisfies LineSource,
        day: expense.spent_on ?? '',
        what: expense.description ?? '',
        person: expense.User,
        hours: null,
        amount: (expense.amount ?? 0) - (expense.tax ?? 0),
      })),
    ];
  });
export type Billable = QueryAnswer<typeof billableQuery>[number];

/** What was fitted on the visits of a service call, for the lines of a document, with what is charged for it where that is known. */
export const billablePartsQuery = (serviceId: number) =>
  queryValue(['VisitPart', 'billable', serviceId], ({ signal }) =>
    callAll(
      'VisitPart',
      {
        filters: { 'Visit.service_id': serviceId },
        include: { Visit: ['starts_at', 'done_at'], Material: ['price', 'unit'] },
        order: [['id', 'ASC']],
      },
      { signal },
    ),
  );
export type BillablePart = QueryAnswer<typeof billablePartsQuery>[number];
