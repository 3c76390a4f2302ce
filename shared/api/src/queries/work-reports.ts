import { callAll } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** Open service calls with the fields of their report. */
export const openServicesQuery = () =>
  queryValue(['Service', 'report'], ({ signal }) =>
    callAll(
      'Service',
      {
        filters: { archived: 0, completed: null },
        fields: ['scheduled_at', 'assigned_to', 'created_at'],
        include: { ServiceStatus: ['label'] },
      },
      { signal },
    ),
  );

/** Projects with hours and bids: the running ones, or the leads. */
export const reportedProjectsQuery = (kind: 'running' | 'leads') =>
  queryValue(['Job', 'report', kind], ({ signal }) =>
    callAll(
      'Job',
      {
        filters: { deleted: 0, archived: 0, date_completed: null, is_lead: kind === 'leads' ? 1 : 0 },
        fields: ['slug', 'job_num', 'job_name', 'is_lead', 'customer_name_cache', 'hours_logged', 'budget_hours'],
        include: { JobBid: ['is_active', 'status', 'total'] },
        order: [['job_num', 'DESC']],
      },
      { signal },
    ),
  );
export type ReportedProject = QueryAnswer<typeof reportedProjectsQuery>[number];
