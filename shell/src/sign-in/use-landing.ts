import type { SignedIn } from '@fieldspan/contract/signed-in';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { landingPath } from './landing.ts';

/** Goes where a sign-in leads; half a sign-in leads nowhere yet. */
export function useLanding(): (signedIn: SignedIn | null) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (signedIn) => {
    const landing = signedIn && landingPath(signedIn, pathname);
    if (landing) void navigate(landing, { replace: true });
  };
}
