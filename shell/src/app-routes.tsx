import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useLocation } from '@fieldspan/federation/router';
import { Suspense } from 'react';
import { PARTNER_PATH } from './own-screens.tsx';
import type { PageParts } from './page-parts.ts';
import { SignInGate } from './sign-in/sign-in-gate.tsx';
import { matchRoute } from './routing/route-table.ts';

/** Not needed for signing in, so it comes after it. */
const Frame = lazyScreen(async () => (await import(/* webpackChunkName: 'frame' */ './frame.tsx')).Frame);

/** Finds the route of the address, and asks those to sign in who have to. */
export function AppRoutes({ parts }: { parts: PageParts }) {
  const { pathname } = useLocation();
  const route = matchRoute(parts.table, pathname);
  const frame = (
    <Suspense>
      <Frame parts={parts} route={route} />
    </Suspense>
  );
  if (route?.login === false) return frame;
  return <SignInGate isPartner={route?.path === PARTNER_PATH}>{frame}</SignInGate>;
}
