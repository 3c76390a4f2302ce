import { profileQuery } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useLocation } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { useSyncExternalStore } from 'react';
import { PARTNER_PATH } from './own-screens.tsx';
import type { PageParts } from './page-parts.ts';
import { SignInGate } from './sign-in/sign-in-gate.tsx';
import { matchRoute } from './routing/route-table.ts';

/** Not needed for signing in, so it comes after it. */
const loadFrame = async () => (await import(/* webpackChunkName: 'frame' */ './frame.tsx')).Frame;
const Frame = lazyScreen(loadFrame);

/**
 * For somebody who is signed in already: asks for the chrome, the remote of the address and the profile all at once,
 * before React has drawn anything. Whoever needs them meets the running request; a failure shows there.
 */
export function startAhead({ table, loader, navigation }: PageParts): void {
  const session = currentSession();
  if (!session) return;
  loadFrame().catch(() => undefined);
  // Its code takes the longest way.
  const owner = matchRoute(table, navigation.get().place.pathname)?.owner;
  if (owner) loader.warm(owner);
  void queryClient.prefetchQuery(profileQuery(session.userSlug));
}

/** Finds the route of the address, and asks those to sign in who have to. */
export function AppRoutes({ parts }: { parts: PageParts }) {
  const { pathname } = useLocation();
  // Newer releases may have other routes and menus.
  useSyncExternalStore(parts.running.subscribe, parts.running.get);
  const route = matchRoute(parts.table, pathname);
  const frame = (
    <Wait>
      <Frame parts={parts} route={route} />
    </Wait>
  );
  if (route?.login === false) return frame;
  return <SignInGate isPartner={route?.path === PARTNER_PATH}>{frame}</SignInGate>;
}
