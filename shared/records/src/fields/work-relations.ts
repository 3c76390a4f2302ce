import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { msg } from '@fieldspan/domain/message';
import type { Field } from '../field.ts';

type Named = { job_num: string; job_name: string } | null;
type OfWork = { job_id: number | null; service_id: number | null; Job: Named; Service: Named };

const nameOf = (work: Named): string | null => work && `${work.job_num} ${work.job_name}`;

/** The project or service call that a record belongs to. */
export const workRelations = <D extends OfWork>(): Field<
  'Expense' | 'Incident' | 'Locate' | 'PurchaseOrder' | 'Task' | 'TimeLog',
  D
>[] => [
  {
    kind: 'relation',
    name: 'job_id',
    label: msg('Project'),
    choices: projectChoicesQuery,
    shownOf: ({ Job }) => nameOf(Job),
  },
  {
    kind: 'relation',
    name: 'service_id',
    label: msg('Service'),
    choices: serviceChoicesQuery,
    shownOf: ({ Service }) => nameOf(Service),
  },
];
