import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen, openingListScreen, pageScreen } from '@fieldspan/records/area/entry-screens';
import { employeeListEntry } from './employees/employee-list-entry.tsx';

const EmployeeList = listScreen(employeeListEntry);
const InviteManyScreen = lazyScreen(async () => (await import('./employees/invite-many-screen.tsx')).InviteManyScreen);
const EmployeeSettings = lazyScreen(async () => (await import('./employees/employee-settings.tsx')).EmployeeSettings);
const EmployeeScreen = lazyScreen(async () =>
  pageScreen((await import('./employees/employee-page-entry.tsx')).employeePageEntry, { record: ['id'], tab: 'tab' }),
);
const PermissionTemplates = lazyScreen(
  async () => (await import('./employees/permission-templates.tsx')).PermissionTemplates,
);
const ToMatrix = lazyScreen(async () => (await import('./safety/to-matrix.tsx')).ToMatrix);
const MatrixScreen = lazyScreen(async () => (await import('./safety/matrix-screen.tsx')).MatrixScreen);
const CertificateList = lazyScreen(async () => (await import('./safety/safety-screens.tsx')).CertificateList);
const Leave = lazyScreen(async () => {
  const { leaveListEntry: list, leaveOpenEntry: record } = await import('./leave/leave-entries.tsx');
  return openingListScreen({ list, record });
});
const CertificateTypes = lazyScreen(async () => {
  const { typeListEntry: list, typeOpenEntry: record } = await import('./safety/certificate-rule-entries.tsx');
  return openingListScreen({ list, record });
});
const CertificateRules = lazyScreen(async () => {
  const { ruleListEntry: list, ruleOpenEntry: record } = await import('./safety/certificate-rule-entries.tsx');
  return openingListScreen({ list, record });
});
const Hazards = lazyScreen(async () => {
  const { hazardListEntry: list, hazardOpenEntry: record } = await import('./safety/hazard-entries.tsx');
  return openingListScreen({ list, record });
});
const IncidentList = lazyScreen(async () =>
  listScreen((await import('./safety/incidents/incident-list-entry.tsx')).incidentListEntry),
);
const ReportScreen = lazyScreen(async () => (await import('./safety/incidents/report-screen.tsx')).ReportScreen);
const IncidentScreen = lazyScreen(async () =>
  pageScreen((await import('./safety/incidents/incident-page-entry.tsx')).incidentPageEntry, { record: ['id'] }),
);
const RegisterScreen = lazyScreen(async () => (await import('./safety/incidents/register-screen.tsx')).RegisterScreen);
const SafetyApps = lazyScreen(async () => (await import('./safety/safety-screens.tsx')).SafetyApps);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/employees/list': EmployeeList,
  '/employees/invite': InviteManyScreen,
  '/employees/leave': Leave,
  '/employees/settings': EmployeeSettings,
  '/employees/settings/:tab': EmployeeSettings,
  '/employees/settings/:tab/:tag': EmployeeSettings,
  '/employee/new': EmployeeScreen,
  '/employee/:id/:tab': EmployeeScreen,
  '/permission-templates': PermissionTemplates,
  '/certificates/matrix': ToMatrix,
  '/safety/certificates/matrix': MatrixScreen,
  '/safety/certificates/list': CertificateList,
  '/safety/certificates/types': CertificateTypes,
  '/safety/certificates/rules': CertificateRules,
  '/safety/hazards': Hazards,
  '/safety/incidents': IncidentList,
  '/safety/incident/new': ReportScreen,
  '/safety/incident/:id': IncidentScreen,
  '/safety/register': RegisterScreen,
  '/safety/apps': SafetyApps,
};
