import { callAll, callSome } from '@fieldspan/api/call';
import { queryValue } from './query-value.ts';

const PERSON = ['slug', 'first_name', 'last_name'] as const;
const FILE = ['type', 'filename', 'original_filename', 'thumb_filename'] as const;
const MANY = 100;

const FILE_INCLUDE = { LibraryUpload: FILE, CreatedBy: PERSON, FileTag: ['slug', 'name'] } as const;

/** The personnel of a service call. */
export const servicePersonnelQuery = (serviceId: number) =>
  queryValue(['ServicePersonnel', 'of-service', serviceId], ({ signal }) =>
    callAll(
      'ServicePersonnel',
      {
        filters: { service_id: serviceId },
        include: { User: [...PERSON, 'job_title', 'phone_mobile'] },
      },
      { signal },
    ),
  );

/** Files of a project, newest first. */
export const projectFilesQuery = (jobId: number) =>
  queryValue(['JobFile', 'some-of-job', jobId], ({ signal }) =>
    callSome(
      'JobFile',
      { filters: { job_id: jobId }, include: FILE_INCLUDE, order: [['id', 'DESC']], limit: MANY },
      { signal },
    ),
  );

/** Files of a service call, newest first. */
export const serviceFilesQuery = (serviceId: number) =>
  queryValue(['ServiceFile', 'some-of-service', serviceId], ({ signal }) =>
    callSome(
      'ServiceFile',
      { filters: { service_id: serviceId }, include: FILE_INCLUDE, order: [['id', 'DESC']], limit: MANY },
      { signal },
    ),
  );

/** Pictures and papers of a piece of equipment, newest first. */
export const equipmentFilesQuery = (equipmentId: number) =>
  queryValue(['EquipmentFile', 'some-of-piece', equipmentId], ({ signal }) =>
    callSome(
      'EquipmentFile',
      {
        filters: { equipment_id: equipmentId },
        include: { LibraryUpload: FILE, CreatedBy: PERSON },
        order: [['id', 'DESC']],
        limit: MANY,
      },
      { signal },
    ),
  );

const PLACE_FIELDS = ['slug', 'job_num', 'job_name', 'address', 'city', 'province'] as const;

/** A customer's projects, then their service calls, newest first. */
export const customerPlacesQuery = (customerId: number) =>
  queryValue(['Job', 'some-places-of', customerId], async ({ signal }) => {
    const query = {
      filters: { customer_id: customerId },
      fields: PLACE_FIELDS,
      order: [['id', 'DESC']],
      limit: MANY,
    } as const;
    const [projects, services] = await Promise.all([
      callSome('Job', query, { signal }),
      callSome('Service', query, { signal }),
    ]);
    return { projects, services };
  });

/** Purchase orders to a supplier, newest first. */
export const supplierOrdersQuery = (supplierId: number) =>
  queryValue(['PurchaseOrder', 'some-of-supplier', supplierId], ({ signal }) =>
    callSome(
      'PurchaseOrder',
      { filters: { supplier_id: supplierId }, order: [['id', 'DESC']], limit: MANY },
      { signal },
    ),
  );

/** The certificates of a person, earliest expiry first. */
export const certificatesOfQuery = (userId: number) =>
  queryValue(['Certificate', 'some-of-person', userId], ({ signal }) =>
    callSome('Certificate', { filters: { user_id: userId }, order: [['expires', 'ASC']], limit: MANY }, { signal }),
  );

/** The equipment that a person holds. */
export const equipmentHeldQuery = (userId: number) =>
  queryValue(['Equipment', 'some-held-by', userId], ({ signal }) =>
    callSome(
      'Equipment',
      {
        filters: { holder_id: userId, archived: 0 },
        fields: ['slug', 'description', 'serial_num', 'next_service_date'],
        include: { EquipmentType: ['name'] },
        order: [['description', 'ASC']],
        limit: MANY,
      },
      { signal },
    ),
  );

/** The equipment held by these people, who work on a project or service. */
export const equipmentOfCrewQuery = (userIds: readonly number[]) =>
  queryValue(['Equipment', 'held-by', userIds], async ({ signal }) => {
    if (userIds.length === 0) return [];
    const query = {
      filters: { holder_id: userIds, archived: 0 },
      fields: ['slug', 'description', 'serial_num'],
      include: { EquipmentType: ['name'], Holder: PERSON },
      order: [['description', 'ASC']],
    } as const;
    return await callAll('Equipment', query, { signal });
  });

/** Time logs of a person, latest first. */
export const timeLogsOfPersonQuery = (userId: number) =>
  queryValue(['TimeLog', 'some-of-person', userId], ({ signal }) =>
    callSome(
      'TimeLog',
      {
        filters: { user_id: userId },
        include: { Job: ['slug', 'job_num', 'job_name'], Service: ['slug', 'job_num', 'job_name'] },
        order: [['time_in', 'DESC']],
        limit: MANY,
      },
      { signal },
    ),
  );
