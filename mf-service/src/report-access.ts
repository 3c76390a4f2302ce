import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import type { Viewer } from '@fieldspan/domain/access';
import { isOver, isUnderWay } from '@fieldspan/domain/visits/visit-state';

/** Whether there is something to report: somebody set out, or more. */
export const isBegun = ({ state }: Pick<ServiceVisit, 'state'>): boolean =>
  isUnderWay(state) || (isOver(state) && state !== 'cancelled');

type Who = { viewer: Viewer; profile: { id: number } };

/** Who plans calls sends reports, and who is on the call: without the module's permission nobody else sees it. */
export const maySendReport = (
  { viewer, profile }: Who,
  service: { assigned_to: number | null },
  visits: readonly Pick<ServiceVisit, 'lead_id'>[],
): boolean =>
  mayWrite('Service')(viewer) ||
  !mayRead('Service')(viewer) ||
  service.assigned_to === profile.id ||
  visits.some(({ lead_id: lead }) => lead === profile.id);
