import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';

const FindScreen = lazyScreen(async () => (await import('./find/find-screen.tsx')).FindScreen);
const ProfileScreen = lazyScreen(async () => (await import('./profile/profile-screen.tsx')).ProfileScreen);
const PublicProfile = lazyScreen(async () => (await import('./profile/public-profile.tsx')).PublicProfile);
const SecurityScreen = lazyScreen(async () => (await import('./security/security-screen.tsx')).SecurityScreen);
const EmployersScreen = lazyScreen(async () => (await import('./employers/employers-screen.tsx')).EmployersScreen);
const FeedScreen = lazyScreen(async () => (await import('./notifications/feed-screen.tsx')).FeedScreen);
const NewsScreen = lazyScreen(async () => (await import('./notifications/news-screen.tsx')).NewsScreen);
const NotificationSettingsScreen = lazyScreen(
  async () => (await import('./notifications/settings-screen.tsx')).NotificationSettingsScreen,
);
const SetupScreen = lazyScreen(async () => (await import('./setup/setup-screen.tsx')).SetupScreen);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/': DashboardScreen,
  '/dashboard': DashboardScreen,
  '/find': FindScreen,
  '/employee/:slug/profile': ProfileScreen,
  '/employee/:slug/security': SecurityScreen,
  '/employers': EmployersScreen,
  '/notifications/feed': FeedScreen,
  '/notifications/news': NewsScreen,
  '/notifications/settings': NotificationSettingsScreen,
  '/setup': SetupScreen,
  '/setup/:sectionNum': SetupScreen,
  '/onboarding': SetupScreen,
  '/onboarding/:sectionNum': SetupScreen,
};

/** For people without an account. */
export const publicScreens: RemoteScreens = { '/profile/:type/:slug': PublicProfile };
