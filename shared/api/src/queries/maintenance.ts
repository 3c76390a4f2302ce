import { callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['first_name', 'last_name'] as const;
const LIMIT = 50;

/** What the meter of a piece showed, the latest first. */
export const readingsQuery = (equipmentId: number) =>
  queryValue(['EquipmentReading', 'some-of', equipmentId], ({ signal }) =>
    callSome(
      'EquipmentReading',
      {
        filters: { equipment_id: equipmentId },
        include: { User: PERSON },
        order: [['read_at', 'DESC']],
        limit: LIMIT,
      },
      { signal },
    ),
  );
export type MeterReading = QueryAnswer<typeof readingsQuery>['rows'][number];

/** The maintenance plans of a type and of one piece, archived ones too. */
export const maintenancePlansQuery = ({ typeId, pieceId }: { typeId: number; pieceId: number }) =>
  queryValue(['MaintenancePlan', 'some-of', typeId, pieceId], ({ signal }) =>
    callSome(
      'MaintenancePlan',
      {
        filters: { any: [{ type_id: typeId }, { equipment_id: pieceId }] },
        order: [['title', 'ASC']],
        limit: LIMIT,
      },
      { signal },
    ),
  );
export type MaintenancePlan = QueryAnswer<typeof maintenancePlansQuery>['rows'][number];

/** What was done to a piece, the latest first. */
export const maintenanceRecordsQuery = (equipmentId: number) =>
  queryValue(['MaintenanceRecord', 'some-of', equipmentId], ({ signal }) =>
    callSome(
      'MaintenanceRecord',
      {
        filters: { equipment_id: equipmentId },
        include: { DoneBy: PERSON, MaintenancePlan: ['title'] },
        order: [['done_on', 'DESC']],
        limit: LIMIT,
      },
      { signal },
    ),
  );
export type MaintenanceRecord = QueryAnswer<typeof maintenanceRecordsQuery>['rows'][number];
