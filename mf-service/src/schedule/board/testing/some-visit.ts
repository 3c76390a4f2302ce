import type { BoardVisit } from '@fieldspan/contract/schedule-calls';

let ids = 0;

/** A planned visit of a call. */
export function someVisit(more: Partial<BoardVisit> = {}): BoardVisit {
  ids += 1;
  return {
    id: ids,
    version: 1,
    state: 'planned',
    lead_id: 1,
    helper_ids: [],
    starts_at: null,
    ends_at: null,
    duration_min: 60,
    arrived_at: null,
    done_at: null,
    note: null,
    service_id: 100 + ids,
    job_id: null,
    slug: `call-${ids}`,
    num: `S-0000${ids}`,
    name: 'No heat',
    customer: 'Wexford Dental',
    city: 'Guelph',
    lat: null,
    long: null,
    priority: null,
    ...more,
  };
}
