import { sessionAtom } from '@fieldspan/api/session';
import { Route, Routes } from '@fieldspan/federation/router';
import { useAtomValue } from 'jotai';
import { areaScreens } from './area-screens.ts';
import { ContactList } from './contacts/contact-list.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { EmployeeList } from './employees/employee-list.tsx';
import { FindScreen } from './find/find-screen.tsx';
import { ProfileScreen } from './profile/profile-screen.tsx';
import { ProjectList } from './projects/project-list.tsx';
import { ProjectScreen } from './projects/project-screen.tsx';
import { PunchClockScreen } from './punch-clock/punch-clock-screen.tsx';
import { ServiceList } from './services/service-list.tsx';
import { ServiceScreen } from './services/service-screen.tsx';

/** Every screen here is for people who are signed in; nothing is drawn in the moment of signing out. */
export function App() {
  const session = useAtomValue(sessionAtom);
  if (!session) return null;
  return (
    <Routes>
      <Route path="/" element={<DashboardScreen />} />
      <Route path="/dashboard" element={<DashboardScreen />} />
      <Route path="/find" element={<FindScreen />} />
      <Route path="/projects" element={<ProjectList />} />
      <Route path="/projects/list" element={<ProjectList />} />
      <Route path="/projects/:tab" element={<ProjectList />} />
      <Route path="/project/:id/:tab" element={<ProjectScreen />} />
      <Route path="/services" element={<ServiceList />} />
      <Route path="/services/:filter" element={<ServiceList />} />
      <Route path="/service/:id/:tab" element={<ServiceScreen />} />
      <Route path="/contacts" element={<ContactList />} />
      <Route path="/employees/list" element={<EmployeeList />} />
      <Route path="/employee/:slug/profile" element={<ProfileScreen />} />
      <Route path="/punch-clock" element={<PunchClockScreen />} />
      <Route path="/punch-clock/:jobType/:jobSlug" element={<PunchClockScreen />} />
      {areaScreens.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Routes>
  );
}
