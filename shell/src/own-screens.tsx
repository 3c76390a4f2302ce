import type { RemoteRoute } from '@fieldspan/contract/remote-manifest';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Navigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import type { ComponentType } from 'react';

type OwnScreen = RemoteRoute & { Screen: ComponentType };

/* People who come by a mailed link often go on to the next of these screens, so they are in one chunk. */
const ResetPassword = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './sign-in/reset-password-route.tsx')).ResetPasswordRoute,
);

const Register = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './sign-in/register-screen.tsx')).RegisterScreen,
);
const AcceptInvite = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './sign-in/accept-invite-screen.tsx')).AcceptInviteScreen,
);
const ThankYou = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './sign-in/thank-you-screen.tsx')).ThankYouScreen,
);
const SetupLink = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './sign-in/setup-link-screen.tsx')).SetupLinkScreen,
);
const ConfirmEmail = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './sign-in/confirm-email-screen.tsx')).ConfirmEmailScreen,
);
const SignOnReturn = lazyScreen(
  async () => (await import(/* webpackChunkName: 'account' */ './sign-in/sign-on-return.tsx')).SignOnReturn,
);
const Redirect = lazyScreen(
  async () => (await import(/* webpackChunkName: 'redirect' */ './redirect-route.tsx')).RedirectRoute,
);

const Outbox = lazyScreen(
  async () => (await import(/* webpackChunkName: 'outbox' */ './outbox/outbox-screen.tsx')).OutboxScreen,
);

const Fed = lazyScreen(async () => (await import(/* webpackChunkName: 'fed-page' */ './fed-route.tsx')).FedRoute);

/** Signed-in people are sent away from the sign-in pages; others see the sign-in screen in place. */
const ToDashboard = () => <Navigate to="/" replace />;

export const PARTNER_PATH = '/login/partner-access';

const screen = (path: string, title: string, Screen: ComponentType): OwnScreen => ({
  path,
  title,
  Screen,
  login: true,
  print: false,
});

/** A page without chrome, for anybody. */
const publicScreen = (path: string, title: string, Screen: ComponentType): OwnScreen => ({
  ...screen(path, title, Screen),
  login: false,
  print: true,
});

/** The routes that no remote owns. */
export const ownScreens: readonly OwnScreen[] = [
  screen('/login', t('Sign in'), ToDashboard),
  screen(PARTNER_PATH, t('Sign in'), ToDashboard),
  screen('/login/:partnerAccess', t('Sign in'), ToDashboard),
  screen('/login/with/:company', t('Sign in'), ToDashboard),
  publicScreen('/sign-in/return', t('Sign in'), SignOnReturn),
  publicScreen('/reset-password', t('Reset Your Password'), ResetPassword),
  publicScreen('/reset-password/:token', t('Reset Your Password'), ResetPassword),
  publicScreen('/register', t('Register your company'), Register),
  publicScreen('/accept-invite', t('Company invite'), AcceptInvite),
  publicScreen('/accept-invite/:token', t('Company invite'), AcceptInvite),
  publicScreen('/confirm-email/:token', t('Your new address'), ConfirmEmail),
  publicScreen('/thank-you', t('Thank you'), ThankYou),
  publicScreen('/setup/:sectionNum/:token', t('Setup'), SetupLink),
  publicScreen('/onboarding/:sectionNum/:token', t('Setup'), SetupLink),
  { ...screen('/redirect/:type/:id', t('Redirect'), Redirect), login: false },
  screen('/outbox', t('Waiting to send'), Outbox),
  screen('/__fed', t('Releases in this tab'), Fed),
];
