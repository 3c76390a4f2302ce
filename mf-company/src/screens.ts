import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen } from '@fieldspan/records/area/entry-screens';
import { SettingsScreen } from './settings/settings-screen.tsx';

const TrashList = lazyScreen(async () => listScreen((await import('./trash/trash-list-entry.tsx')).trashListEntry));
const SubscriptionScreen = lazyScreen(
  async () => (await import('./settings/subscription-screen.tsx')).SubscriptionScreen,
);
const JobSettingsScreen = lazyScreen(
  async () => (await import('./settings/job-settings-screen.tsx')).JobSettingsScreen,
);
const CompanyDetails = lazyScreen(async () => (await import('./settings/company-details.tsx')).CompanyDetails);
const ToSettings = lazyScreen(async () => (await import('./settings/to-settings.tsx')).ToSettings);
const MainApps = lazyScreen(async () => (await import('./apps/main-apps.tsx')).MainApps);
const InstalledApps = lazyScreen(async () => (await import('./apps/installed-apps.tsx')).InstalledApps);
const AppStore = lazyScreen(async () => (await import('./apps/app-store.tsx')).AppStore);
const Integrations = lazyScreen(async () => (await import('./apps/integrations.tsx')).Integrations);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/settings': SettingsScreen,
  '/settings/:tab': SettingsScreen,
  '/settings/:tab/error/:error_message': SettingsScreen,
  '/settings/trash': TrashList,
  '/subscription': SubscriptionScreen,
  '/job-settings/:setting': JobSettingsScreen,
  '/company/details': CompanyDetails,
  '/company/settings': ToSettings,
  '/apps/main': MainApps,
  '/apps/installed': InstalledApps,
  '/apps/store': AppStore,
  '/apps/integrations': Integrations,
};
