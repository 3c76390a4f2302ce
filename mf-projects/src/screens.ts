import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen, pageScreen } from '@fieldspan/records/area/entry-screens';
import { projectListEntry } from './projects/project-list-entry.tsx';
import { projectPageEntry } from './projects/project-page-entry.tsx';

const ProjectList = listScreen(projectListEntry, 'tab');
const ProjectScreen = pageScreen(projectPageEntry, { record: ['id'], tab: 'tab' });
const ProjectReports = lazyScreen(async () => (await import('./projects/project-reports.tsx')).ProjectReports);
const LocateList = lazyScreen(async () =>
  listScreen((await import('./locates/locate-list-entry.tsx')).locateListEntry),
);
const LocateScreen = lazyScreen(async () =>
  pageScreen((await import('./locates/locate-page-entry.tsx')).locatePageEntry, { record: ['ticket_num'] }),
);
const BidTemplates = lazyScreen(async () => (await import('./projects/bid-template-list.ts')).BidTemplates);
const PublicNotes = lazyScreen(async () => (await import('./notes/public-notes.tsx')).PublicNotes);
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

/** For people without an account. */
export const publicScreens: RemoteScreens = {
  '/project/:slug/notes/view': PublicNotes,
  '/project/:slug/note/view/:note_slug': PublicNotes,
};
