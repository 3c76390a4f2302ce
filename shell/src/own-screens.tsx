import type { RemoteRoute } from '@fieldspan/contract/remote-manifest';
import { msg } from '@fieldspan/domain/message';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Navigate } from '@fieldspan/federation/router';
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
  screen('/login', msg('Sign in'), ToDashboard),
  screen(PARTNER_PATH, msg('Sign in'), ToDashboard),
  screen('/login/:partnerAccess', msg('Sign in'), ToDashboard),
  screen('/login/with/:company', msg('Sign in'), ToDashboard),
  publicScreen('/sign-in/return', msg('Sign in'), SignOnReturn),
  publicScreen('/reset-password', msg('Reset Your Password'), ResetPassword),
  publicScreen('/reset-password/:token', msg('Reset Your Password'), ResetPassword),
  publicScreen('/register', msg('Register your company'), Register),
  publicScreen('/accept-invite', msg('Company invite'), AcceptInvite),
  publicScreen('/accept-invite/:token', msg('Company invite'), AcceptInvite),
  publicScreen('/confirm-email/:token', msg('Your new address'), ConfirmEmail),
  publicScreen('/thank-you', msg('Thank you'), ThankYou),
  publicScreen('/setup/:sectionNum/:token', msg('Setup'), SetupLink),
  publicScreen('/onboarding/:sectionNum/:token', msg('Setup'), SetupLink),
  { ...screen('/redirect/:type/:id', msg('Redirect'), Redirect), login: false },
  screen('/outbox', msg('Waiting to send'), Outbox),
  screen('/__fed', msg('Releases in this tab'), Fed),
];
