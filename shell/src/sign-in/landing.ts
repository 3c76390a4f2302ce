import type { SignedIn } from '@fieldspan/contract/signed-in';
import { ownProfilePath } from '@fieldspan/domain/setup-mode';

/**
 * Where to go after a sign-in.
 * @param pathname where the sign-in screen was shown
 * @returns null to stay there: the requested route then shows itself (decision 9)
 */
export function landingPath(signedIn: SignedIn, pathname: string): string | null {
  if (signedIn.activateAccountSetupMode) return ownProfilePath(signedIn.user_slug);
  if (signedIn.activateCompanySetupMode) return '/setup';
  return /^\/login(\/|$)/.test(pathname) ? '/' : null;
}
