import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useLocation } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { useSyncExternalStore } from 'react';
import { PARTNER_PATH } from './own-screens.tsx';
import type { PageParts } from './page-parts.ts';
import { SignInGate } from './sign-in/sign-in-gate.tsx';
import { matchRoute } from './routing/route-table.ts';

/** Lazy: signing in does not need it. */
const Frame = lazyScreen(async () => (await import(/* webpackChunkName: 'frame' */ './frame.tsx')).Frame);

/** Finds the route of the address, and shows the sign-in screen where a session is needed. */
export function AppRoutes({ parts }: { parts: PageParts }) {
  const { pathname } = useLocation();
  // Newer releases may have other routes and menu entries.
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
