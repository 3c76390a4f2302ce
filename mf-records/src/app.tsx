import { sessionAtom } from '@fieldspan/api/session';
import { Route, Routes } from '@fieldspan/federation/router';
import { useAtomValue } from 'jotai';
import { ContactList } from './contacts/contact-list.tsx';
import { ContactScreen } from './contacts/contact-screen.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { EmployeeList } from './employees/employee-list.tsx';
import { EmployersScreen } from './employers/employers-screen.tsx';
import { FindScreen } from './find/find-screen.tsx';
import { ProfileScreen } from './profile/profile-screen.tsx';
import { ProjectList } from './projects/project-list.tsx';
import { ProjectScreen } from './projects/project-screen.tsx';
import { ServiceList } from './services/service-list.tsx';
import { ServiceScreen } from './services/service-screen.tsx';
import { SetupScreen } from './setup/setup-screen.tsx';

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
      <Route path="/contact/:id/:tab" element={<ContactScreen />} />
      <Route path="/contact/:id/details/:parent_slug" element={<ContactScreen />} />
      <Route path="/employees/list" element={<EmployeeList />} />
      <Route path="/employee/:slug/profile" element={<ProfileScreen />} />
      <Route path="/employers" element={<EmployersScreen />} />
      <Route path="/setup" element={<SetupScreen />} />
      <Route path="/setup/:sectionNum" element={<SetupScreen />} />
    </Routes>
  );
}
