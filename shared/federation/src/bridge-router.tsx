import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, NavigationType, PathNow, Router } from '@fieldspan/federation/router';
import type { Navigation } from './navigation.ts';

const TYPES = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };

/**
 * A React Router driven by the shell's navigation. Every React tree in the page has one, and all show the same
 * location.
 */
export function BridgeRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const { place, action } = useSyncExternalStore(navigation.subscribe, navigation.get);
  const navigator = useMemo(
    () => ({
      createHref: (to: Parameters<typeof createPath>[0] | string) => (typeof to === 'string' ? to : createPath(to)),
      push: navigation.push,
      replace: navigation.replace,
      go: navigation.go,
    }),
    [navigation],
  );
  const pathNow = useCallback(() => navigation.get().place.pathname, [navigation]);
  return (
    <PathNow value={pathNow}>
      <Router location={place} navigationType={TYPES[action]} navigator={navigator}>
        {children}
      </Router>
    </PathNow>
  );
}
