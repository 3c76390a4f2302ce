import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { readingAhead } from '@fieldspan/federation/read-ahead';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { CategoryScreen, FleetScreen, TypeScreen } from './catalogue/catalogue-screens.tsx';
import { EditScreen } from './edit/edit-screen.tsx';
import { readCatalogueAhead } from './catalogue-data/use-catalogue.ts';
import { OpenScreen } from './public/open-screen.tsx';
import { PublicScreen } from './public/public-screen.tsx';

const Fleet = readingAhead(FleetScreen, readCatalogueAhead);
const MaintenanceScreen = lazyScreen(
  async () => (await import('./maintenance/maintenance-screen.tsx')).MaintenanceScreen,
);
const SettingsScreen = lazyScreen(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen);
const CheckOutScreen = lazyScreen(async () => (await import('./custody/hand-over-screen.tsx')).CheckOutScreen);
const CheckInScreen = lazyScreen(async () => (await import('./custody/hand-over-screen.tsx')).CheckInScreen);
const PlacesScreen = lazyScreen(async () => (await import('./custody/places-screen.tsx')).PlacesScreen);
const BookingsScreen = lazyScreen(async () => (await import('./bookings/bookings-screen.tsx')).BookingsScreen);
const FormsScreen = lazyScreen(async () => (await import('./forms/forms-screen.tsx')).FormsScreen);
const AppsScreen = lazyScreen(async () => (await import('./settings/apps-screen.tsx')).AppsScreen);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/equipment': Fleet,
  '/equipment/list': Fleet,
  '/equipment/maintenance-schedule': MaintenanceScreen,
  '/equipment/check-out': CheckOutScreen,
  '/equipment/check-in': CheckInScreen,
  '/equipment/places': PlacesScreen,
  '/equipment/bookings': BookingsScreen,
  '/equipment/settings': SettingsScreen,
  '/equipment/forms': FormsScreen,
  '/equipment/apps': AppsScreen,
  '/equipment/edit/:slug': EditScreen,
  '/equipment/edit/:slug/:tab': EditScreen,
  '/equipment/edit/:slug/:tab/:tabRecordSlug': EditScreen,
  '/equipment/open/:slug': OpenScreen,
  '/equipment/view/:slug': PublicScreen,
  '/equipment/:cat_slug': CategoryScreen,
  '/equipment/:cat_slug/:type_slug': TypeScreen,
};
