import type { Navigation } from '@fieldspan/federation/navigation';

/**
 * The navigation as one remote sees it: only its own paths. Otherwise a remote would briefly render the next remote's
 * address before it is unmounted, and a catch-all route of its own could redirect people.
 * @param owns tells whether a path is the remote's
 */
export function ownedNavigation(navigation: Navigation, owns: (pathname: string) => boolean): Navigation {
  let seen = navigation.get();
  const get = () => {
    const current = navigation.get();
    if (owns(current.place.pathname)) seen = current;
    return seen;
  };
  return {
    ...navigation,
    get,
    subscribe: (listener) =>
      navigation.subscribe(() => {
        if (owns(navigation.get().place.pathname)) listener();
      }),
  };
}
