import { callAll, callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const LIMIT = 100;
const WITH = {
  include: {
    Equipment: ['slug', 'description'],
    Job: ['slug', 'job_num', 'job_name'],
    User: ['first_name', 'last_name'],
  },
  order: [['used_on', 'DESC']],
  limit: LIMIT,
} as const;

/** For what a piece was used, the latest first. */
export const usageOfPieceQuery = (equipmentId: number) =>
  queryValue(['EquipmentUsage', 'some-of-piece', equipmentId], ({ signal }) =>
    callSome('EquipmentUsage', { filters: { equipment_id: equipmentId }, ...WITH }, { signal }),
  );
export type EquipmentUsage = QueryAnswer<typeof usageOfPieceQuery>['rows'][number];

/** Which equipment was used for a project, the latest first. */
export const usageOfJobQuery = (jobId: number) =>
  queryValue(['EquipmentUsage', 'some-of-job', jobId], ({ signal }) =>
    callSome('EquipmentUsage', { filters: { job_id: jobId }, ...WITH }, { signal }),
  );

/** What the use of a piece has cost; none for people who may not see costs. */
export const costsOfPieceQuery = (equipmentId: number) =>
  queryValue(['CostEntry', 'of-piece', equipmentId], ({ signal }) =>
    callAll(
      'CostEntry',
      { filters: { equipment_id: equipmentId }, fields: ['usage_id', 'cost', 'charge', 'quantity', 'unit'] },
      { signal },
    ),
  );

/** What the use of equipment costs a project; none for people who may not see costs. */
export const costsOfJobQuery = (jobId: number) =>
  queryValue(['CostEntry', 'of-job', jobId], ({ signal }) =>
    callAll(
      'CostEntry',
      {
        filters: { job_id: jobId, source: 'equipment-usage' },
        fields: ['usage_id', 'cost', 'charge', 'quantity', 'unit'],
      },
      { signal },
    ),
  );
export type CostEntry = QueryAnswer<typeof costsOfJobQuery>[number];
