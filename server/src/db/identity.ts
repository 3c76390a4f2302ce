import type { Viewer } from '@fieldspan/domain/access';

/** One person at one employer; what row scopes and row-level security look at. */
export type Identity = {
  userId: number;
  /** The active employer; 0 without one. */
  tenantId: number;
  viewer: Viewer;
  /** Provider staff, signed in as themselves: may use the master key. */
  isProviderStaff?: boolean;
};
