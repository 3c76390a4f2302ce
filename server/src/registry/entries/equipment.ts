import type { Entry } from '../entry.ts';
import { checkRates } from '../guards/charge-out-rates.ts';
import { checkPiece, checkPlan, checkRecord, noteRecord, replanAll, replanPiece } from '../guards/maintenance.ts';
import { checkReading, noteReading } from '../guards/meter-reading.ts';
import { checkBooking } from '../guards/booking.ts';
import { checkCustody } from '../guards/custody.ts';
import { handOverByField, noteCustody } from '../guards/note-custody.ts';
import { checkUsage, noteUsageCost } from '../guards/equipment-usage.ts';
import { checkOutage, tellHolder } from '../guards/outage.ts';
import { masked, readsMachineCost } from './masked.ts';
import { takenPieces } from './taken-pieces.ts';
import { pieceCounts } from './piece-counts.ts';

export const equipmentEntries = {
  EquipmentType: {
    beforeSave: checkRates,
    columns: { cost_per_hour: masked('cost_per_hour', readsMachineCost), ...pieceCounts, ...takenPieces },
  },
  Equipment: {
    /** Who has a piece reads it, and who sees the project that it is at. */
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('holder_id')} = ${identity.userId} or ${mayRead('Job', 'job_id')})`,
    publicSlug: true,
    beforeSave: checkPiece,
    afterSave: async (written) => {
      await replanPiece(written);
      await handOverByField(written);
    },
    columns: {
      custody_id: ({ sql, col, identity }) => sql`(select c.id from equipment_custody c
        where c.tenant_id = ${identity.tenantId} and c.equipment_id = ${col('id')} and c.ended_at is null)`,
      cost_per_hour: masked('cost_per_hour', readsMachineCost),
      bought_for: masked('bought_for', readsMachineCost),
      salvage_value: masked('salvage_value', readsMachineCost),
      is_out_of_service: ({ sql, col, identity }) => sql`(select count(*)::int from equipment_outage o
        where o.tenant_id = ${identity.tenantId} and o.equipment_id = ${col('id')} and o.released_at is null)`,
      // Two days before the reading it is over in every time zone.
      service_due_on: ({ sql, col }) => sql`(case when ${col('meter')} > ${col('next_service_meter')}
        then least(${col('next_service_date')}, (${col('meter_at')} at time zone 'UTC')::date - 2)
        else ${col('next_service_date')} end)`,
      is_planned: ({ sql, col, identity }) => sql`(exists(select from maintenance_plan p
        where p.tenant_id = ${identity.tenantId} and p.archived = 0
          and (p.type_id = ${col('type_id')} or p.equipment_id = ${col('id')})))::int`,
    },
  },
  EquipmentOutage: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('created_by')} = ${identity.userId} or ${mayRead('Equipment', 'equipment_id')})`,
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    without: ['delete'],
    beforeSave: checkOutage,
    afterSave: tellHolder,
  },
  EquipmentBooking: { author: 'created_by', without: ['delete'], beforeSave: checkBooking },
  EquipmentPlace: { author: 'created_by', without: ['delete'] },
  EquipmentKit: { author: 'created_by' },
  EquipmentCustody: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${identity.userId} in (${col('created_by')}, ${col('to_user_id')}) or ${mayRead('Equipment', 'equipment_id')})`,
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    without: ['delete'],
    beforeSave: checkCustody,
    afterSave: noteCustody,
  },
  EquipmentReading: {
    read: ({ mayRead }) => mayRead('Equipment', 'equipment_id'),
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    without: ['delete'],
    beforeSave: checkReading,
    afterSave: noteReading,
  },
  MaintenancePlan: {
    /** Who may read a piece reads the plans of its type. */
    read: ({ sql, col, mayRead, readableWhere }) =>
      sql`(${mayRead('Equipment', 'equipment_id')}
        or ${readableWhere('Equipment', (e) => sql`${sql.ref(`${e}.type_id`)} = ${col('type_id')}`)})`,
    author: 'created_by',
    without: ['delete'],
    beforeSave: checkPlan,
    afterSave: replanAll,
  },
  MaintenanceRecord: {
    read: ({ mayRead }) => mayRead('Equipment', 'equipment_id'),
    author: 'created_by',
    without: ['delete'],
    columns: { cost: masked('cost', readsMachineCost) },
    beforeSave: checkRecord,
    afterSave: noteRecord,
  },
  EquipmentFile: { read: ({ mayRead }) => mayRead('Equipment', 'equipment_id'), author: 'created_by' },
  EquipmentUsage: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('created_by')} = ${identity.userId} or ${mayRead('Equipment', 'equipment_id')})`,
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    beforeSave: checkUsage,
    afterSave: noteUsageCost,
  },
  CostEntry: {
    /** Of machines, who manages equipment or prices work; of bills, who reads the bill. */
    read: ({ sql, col, identity, mayRead }) =>
      sql`(case when ${col('bill_id')} is null then ${readsMachineCost(identity.viewer)}::boolean else ${mayRead('SupplierBill', 'bill_id')} end)`,
    without: ['create', 'update', 'delete'],
  },
} satisfies Record<string, Entry>;
