import type { Viewer } from '@fieldspan/domain/access';

/** One person at one company; row scopes and row-level security use it. */
export type Identity = {
  userId: number;
  /** The active tenant; 0 for none. */
  tenantId: number;
  viewer: Viewer;
  /** Provider staff who signed in as themselves; they may use the master key. */
  isProviderStaff?: boolean;
};
