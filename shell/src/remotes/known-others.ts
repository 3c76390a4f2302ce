import { profileQuery, viewerOfProfile } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import type { PageRemote, PageSet } from '@fieldspan/contract/release';
import { menuFor } from '@fieldspan/domain/menu';

/**
 * The other remotes that the signed-in person knows: those with an entry in their menu, and those that are reached in
 * other ways, such as the messages. A card that says what still works names nothing that they have never seen.
 */
export function knownOthers({ remotes }: Pick<PageSet, 'remotes'>, name: string): PageRemote[] {
  const profile = queryClient.getQueryData(profileQuery(currentSession()?.userSlug ?? '').queryKey);
  const isKnown = ({ manifest: { menu, routes } }: PageRemote): boolean => {
    if (menu.length === 0) return routes.length > 0;
    return profile === undefined || menuFor(menu, viewerOfProfile(profile), false).length > 0;
  };
  return Object.entries(remotes).flatMap(([other, remote]) => (other !== name && isKnown(remote) ? [remote] : []));
}
