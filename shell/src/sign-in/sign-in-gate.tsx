import { profileQuery } from '@fieldspan/api/profile';
import { lacksFactorAtom, lacksSignOnAtom, sessionAtom } from '@fieldspan/api/session';
import { isLentBare, onLent } from '@fieldspan/api/lent-mark';
import { secondStepAtom } from '@fieldspan/api/sign-in';
import { store } from '@fieldspan/api/store';
import { KIOSK_PATH, tabletKind } from '@fieldspan/api/is-tablet';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@fieldspan/federation/router';
import { useAtomValue } from 'jotai';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { LoginScreen } from './login-screen.tsx';

const FactorFirst = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './factor-first.tsx')).FactorFirst,
);
const TabletScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './tablet-screen.tsx')).TabletScreen,
);
const DeviceLent = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './device-lent.tsx')).DeviceLent,
);
const SignOnFirst = lazyScreen(
  async () => (await import(/* webpackChunkName: 'sign-in-ways' */ './sign-on-first.tsx')).SignOnFirst,
);

type SignInGateProps = { isPartner?: boolean; children: ReactNode };

/** Shows its children to signed-in people, and the sign-in screen to others; the address stays. */
export function SignInGate({ isPartner = false, children }: SignInGateProps) {
  const lacksFactor = useAtomValue(lacksFactorAtom, { store });
  const lacksSignOn = useAtomValue(lacksSignOnAtom, { store });
  const hasArrived = useHasArrived();
  const isLent = useSyncExternalStore(onLent, isLentBare);
  if (!hasArrived) return <WayIn isPartner={isPartner} />;
  if (isLent)
    return (
      <Wait>
        <DeviceLent />
      </Wait>
    );
  if (!lacksFactor && !lacksSignOn) return children;
  return <Wait>{lacksSignOn ? <SignOnFirst /> : <FactorFirst />}</Wait>;
}

/** The sign-in screen; on a shared tablet the list of people on site, unless somebody asks for the normal one. */
function WayIn({ isPartner }: { isPartner: boolean }) {
  const [wantsOther, setWantsOther] = useState(false);
  const isHalfIn = useAtomValue(secondStepAtom, { store }) !== null;
  const { pathname } = useLocation();
  const kind = tabletKind();
  // The office signs in on a kiosk as on any device, at the address of the sign-in page.
  if (kind === 'kiosk' && pathname !== '/login' && !isHalfIn) return <Navigate to={KIOSK_PATH} replace />;
  if (isPartner || wantsOther || isHalfIn || kind !== 'sign-in') return <LoginScreen isPartner={isPartner} />;
  return (
    <Wait>
      <TabletScreen onOther={() => setWantsOther(true)} />
    </Wait>
  );
}

/** Whether somebody is signed in; after a sign-in here, not before the profile is known. */
function useHasArrived(): boolean {
  const session = useAtomValue(sessionAtom, { store });
  const isSignedIn = session !== null;
  const { isPending } = useQuery({ ...profileQuery(session?.userSlug ?? ''), enabled: isSignedIn });
  const [hasArrived, setArrived] = useState(isSignedIn);
  const arrives = isSignedIn && (hasArrived || !isPending);
  if (arrives !== hasArrived) setArrived(arrives);
  return arrives;
}
