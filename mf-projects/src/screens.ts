import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { ProjectList } from './projects/project-list.tsx';
import { ProjectScreen } from './projects/project-screen.tsx';

const ProjectReports = lazyScreen(async () => (await import('./projects/project-reports.tsx')).ProjectReports);
const LocateList = lazyScreen(async () => (await import('./locates/locate-list.tsx')).LocateList);
const LocateScreen = lazyScreen(async () => (await import('./locates/locate-screen.tsx')).LocateScreen);
const BidTemplates = lazyScreen(async () => (await import('./projects/bid-templates.tsx')).BidTemplates);
const ProjectApps = lazyScreen(async () => (await import('./projects/project-apps.tsx')).ProjectApps);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/projects': ProjectList,
  '/projects/list': ProjectList,
  '/projects/:tab': ProjectList,
  '/project/:id/:tab': ProjectScreen,
  '/project/:id/:tab/:tag': ProjectScreen,
  '/projects/reports': ProjectReports,
  '/projects/reports/:report_type': ProjectReports,
  '/locates': LocateList,
  '/locates/:ticket_num': LocateScreen,
  '/projects/bid-templates': BidTemplates,
  '/project/apps': ProjectApps,
};
