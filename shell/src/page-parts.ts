import type { PageSet } from '@fieldspan/contract/release';
import type { PageNavigation } from '@fieldspan/federation/navigation';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import type { OwnedRoute } from './routing/route-table.ts';

/** What is made once per page load. */
export type PageParts = {
  set: PageSet;
  navigation: PageNavigation;
  loader: RemoteLoader;
  table: readonly OwnedRoute[];
};
