import { callAll } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['slug', 'first_name', 'last_name'] as const;

/** The visits of a service call with what was reported, used and photographed; the first is the earliest. */
export const visitsOfServiceQuery = (serviceId: number) =>
  queryValue(['Visit', 'of-service', serviceId], ({ signal }) =>
    callAll(
      'Visit',
      {
        filters: { service_id: serviceId, state: { not: 'cancelled' } },
        include: {
          Lead: PERSON,
          VisitEvent: ['kind', 'at', 'note', 'signature_json', 'unsigned_reason', 'return_at'],
          VisitPart: ['description', 'quantity', 'client_key'],
          ServiceFile: ['moment', 'client_key'],
          VisitTask: ['kind', 'title', 'sort_order', 'done_at'],
        },
        order: [
          ['starts_at', 'ASC'],
          ['id', 'ASC'],
        ],
      },
      { signal },
    ),
  );
export type ServiceVisit = QueryAnswer<typeof visitsOfServiceQuery>[number];

/** When somebody goes to a project or a service call, the earliest first; those without a time last. */
export const plannedVisitsQuery = (parent: { job_id: number } | { service_id: number }) =>
  queryValue(['Visit', 'planned-of', parent], ({ signal }) =>
    callAll(
      'Visit',
      {
        filters: { ...parent, state: { not: 'cancelled' } },
        fields: ['starts_at', 'ends_at', 'state'],
        include: { Lead: PERSON },
        order: [
          ['starts_at', 'ASC'],
          ['id', 'ASC'],
        ],
      },
      { signal },
    ),
  );

/** The photos of a visit in the order in which they were taken. */
export const visitPhotosQuery = (visitId: number) =>
  queryValue(['ServiceFile', 'of-visit', visitId], ({ signal }) =>
    callAll(
      'ServiceFile',
      {
        filters: { visit_id: visitId },
        fields: ['moment', 'client_key'],
        include: { LibraryUpload: ['filename', 'thumb_filename'] },
        order: [['id', 'ASC']],
      },
      { signal },
    ),
  );
export type VisitPhoto = QueryAnswer<typeof visitPhotosQuery>[number];

/** The forms that are asked for on a visit, in the order in which its contract names them. */
export const visitFormsQuery = (visitId: number) =>
  queryValue(['VisitForm', 'of-visit', visitId], ({ signal }) =>
    callAll(
      'VisitForm',
      {
        filters: { visit_id: visitId },
        include: { FormChildTemplate: ['slug', 'description'] },
        order: [['id', 'ASC']],
      },
      { signal },
    ),
  );

/** Which forms were filled in for a call. */
export const filledFormsQuery = (serviceId: number) =>
  queryValue(['CompanyForm', 'filled-for-call', serviceId], ({ signal }) =>
    callAll(
      'CompanyForm',
      {
        filters: { service_id: serviceId, is_deactivated: 0 },
        fields: ['slug', 'child_template_id'],
        order: [['id', 'ASC']],
      },
      { signal },
    ),
  );
