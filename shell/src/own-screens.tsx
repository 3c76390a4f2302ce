import type { RemoteRoute } from '@fieldspan/contract/remote-manifest';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Navigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import type { ComponentType } from 'react';

type OwnScreen = RemoteRoute & { Screen: ComponentType };

const ResetPassword = lazyScreen(async () => (await import('./sign-in/reset-password-route.tsx')).ResetPasswordRoute);

/** Somebody who is signed in has nothing to do on the sign-in pages; the others see the sign-in screen in their place. */
const ToDashboard = () => <Navigate to="/" replace />;

export const PARTNER_PATH = '/login/partner-access';

const screen = (path: string, title: string, Screen: ComponentType): OwnScreen => ({
  path,
  title,
  Screen,
  login: true,
  print: false,
});

/** The routes that no remote owns. */
export const ownScreens: readonly OwnScreen[] = [
  screen('/login', t('Sign in'), ToDashboard),
  screen(PARTNER_PATH, t('Sign in'), ToDashboard),
  { ...screen('/reset-password', t('Reset Your Password'), ResetPassword), login: false, print: true },
  { ...screen('/reset-password/:token', t('Reset Your Password'), ResetPassword), login: false, print: true },
];
