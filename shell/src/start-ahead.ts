import { profileQuery } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import type { PageParts } from './page-parts.ts';
import { matchRoute } from './routing/route-table.ts';

type AheadParts = Pick<PageParts, 'table' | 'navigation'> & { loader: Pick<PageParts['loader'], 'warm'> };

/**
 * For a person who is signed in already: requests the remote of the current route and the profile in parallel, before
 * React renders. When both are there the reads of the page start too, so that its answer does not wait until everything
 * around the page is drawn. Later callers join the running requests; failures show there.
 */
export function startAhead({ table, loader, navigation }: AheadParts): void {
  const session = currentSession();
  if (!session) return;
  const { pathname, search } = navigation.get().place;
  // Requested first because it takes longest.
  const owner = matchRoute(table, pathname)?.owner;
  const pages = owner ? loader.warm(owner) : null;
  const person = profileQuery(session.userSlug);
  const profile = queryClient.prefetchQuery(person);
  const read = async (): Promise<void> => {
    const [lifecycles] = await Promise.all([pages, profile]);
    const { place } = navigation.get();
    const isStill = place.pathname === pathname && place.search === search;
    // What a page reads depends on the person; nothing is read for a page that waits for their consent.
    if (isStill && queryClient.getQueryData(person.queryKey)?.tosUpToDate === 1)
      lifecycles?.readAhead?.(pathname + search);
  };
  void read();
}
