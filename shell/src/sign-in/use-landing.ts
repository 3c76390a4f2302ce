import type { SignedIn } from '@fieldspan/contract/signed-in';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { landingPath } from './landing.ts';

/** Navigates to where a sign-in leads; half a sign-in stays here. */
export function useLanding(): (signedIn: SignedIn | null) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (signedIn) => {
    const landing = signedIn && landingPath(signedIn, pathname);
    if (landing) void navigate(landing, { replace: true });
  };
}
