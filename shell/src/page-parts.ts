import type { PageSet } from '@fieldspan/contract/release';
import type { PageNavigation } from '@fieldspan/federation/navigation';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import type { RunningSet } from './remotes/running-set.ts';
import type { OwnedRoute } from './routing/route-table.ts';

/** What is made once per page load. */
export type PageParts = {
  running: RunningSet;
  /** What `running` holds now. */
  readonly set: PageSet;
  navigation: PageNavigation;
  loader: RemoteLoader;
  /** The routes of `set`. */
  readonly table: readonly OwnedRoute[];
  /** Id of who was signed in when the page was loaded. */
  loadedBy: number | null;
};
