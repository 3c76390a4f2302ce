import type { PageSet } from '@fieldspan/contract/release';
import type { PageNavigation } from '@fieldspan/federation/navigation';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import type { RunningSet } from './remotes/running-set.ts';
import type { OwnedRoute } from './routing/route-table.ts';

/** The services that are created once per page load. */
export type PageParts = {
  running: RunningSet;
  /** The current value of `running`. */
  readonly set: PageSet;
  navigation: PageNavigation;
  loader: RemoteLoader;
  /** The routes of `set`. */
  readonly table: readonly OwnedRoute[];
  /** Id of the person who was signed in when the page loaded. */
  loadedBy: number | null;
};
