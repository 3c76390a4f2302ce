import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Route, Routes } from '@fieldspan/federation/router';
import { CategoryScreen, FleetScreen, TypeScreen } from './catalogue/catalogue-screens.tsx';
import { EditScreen } from './edit/edit-screen.tsx';
import { PublicScreen } from './public/public-screen.tsx';

const MaintenanceScreen = lazyScreen(
  async () => (await import('./maintenance/maintenance-screen.tsx')).MaintenanceScreen,
);
const SettingsScreen = lazyScreen(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen);
const FormsScreen = lazyScreen(async () => (await import('./forms/forms-screen.tsx')).FormsScreen);
const AppsScreen = lazyScreen(async () => (await import('./settings/apps-screen.tsx')).AppsScreen);

export function App() {
  return (
    <Routes>
      <Route path="/equipment" element={<FleetScreen />} />
      <Route path="/equipment/list" element={<FleetScreen />} />
      <Route path="/equipment/maintenance-schedule" element={<MaintenanceScreen />} />
      <Route path="/equipment/settings" element={<SettingsScreen />} />
      <Route path="/equipment/forms" element={<FormsScreen />} />
      <Route path="/equipment/apps" element={<AppsScreen />} />
      <Route path="/equipment/edit/:slug" element={<EditScreen />} />
      <Route path="/equipment/edit/:slug/:tab" element={<EditScreen />} />
      <Route path="/equipment/edit/:slug/:tab/:tabRecordSlug" element={<EditScreen />} />
      <Route path="/equipment/view/:slug" element={<PublicScreen />} />
      <Route path="/equipment/:cat_slug" element={<CategoryScreen />} />
      <Route path="/equipment/:cat_slug/:type_slug" element={<TypeScreen />} />
    </Routes>
  );
}
