import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen, openingListScreen, pageScreen } from '@fieldspan/records/area/entry-screens';
import { serviceListEntry } from './services/service-list-entry.tsx';
import { ServiceScreen } from './services/service-screen.tsx';

const ServiceList = listScreen(serviceListEntry, 'filter');
const ServiceReports = lazyScreen(async () => (await import('./services/service-reports.tsx')).ServiceReports);
const ScheduleScreen = lazyScreen(async () => (await import('./schedule/schedule-screen.tsx')).ScheduleScreen);
const TimelineScreen = lazyScreen(async () => (await import('./schedule/timeline-screen.tsx')).TimelineScreen);
const ContractList = lazyScreen(async () =>
  listScreen((await import('./contracts/contract-list-entry.tsx')).contractListEntry, 'tab'),
);
const ContractScreen = lazyScreen(async () =>
  pageScreen((await import('./contracts/contract-page-entry.tsx')).contractPageEntry, { record: ['slug'], tab: 'tab' }),
);
const VisitScreen = lazyScreen(async () => (await import('./technician/visit-screen.tsx')).VisitScreen);
const ServiceTasks = lazyScreen(async () => {
  const { serviceTaskListEntry: list, serviceTaskOpenEntry: record } =
    await import('./contracts/service-task-list-entry.tsx');
  return openingListScreen({ list, record });
});
const QuoteTemplates = lazyScreen(async () => (await import('./contracts/quote-template-list.ts')).QuoteTemplates);
const ServiceApps = lazyScreen(async () => (await import('./services/service-apps.tsx')).ServiceApps);

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/services': ServiceList,
  '/services/:filter': ServiceList,
  '/service/:id/:tab': ServiceScreen,
  '/service/:id/visit': VisitScreen,
  '/service/:id/details/:details_tag': ServiceScreen,
  '/service/:id/invoice/:invoice_tab': ServiceScreen,
  '/services/reports': ServiceReports,
  '/schedule': ScheduleScreen,
  '/schedule/:date': ScheduleScreen,
  '/schedule/:view/:date': ScheduleScreen,
  '/schedule-timeline/:jobType/:slug': TimelineScreen,
  '/service-contracts': ContractList,
  '/service-contracts/:tab': ContractList,
  '/service-contract/:slug/:tab': ContractScreen,
  '/service-tasks': ServiceTasks,
  '/quote-templates': QuoteTemplates,
  '/service/apps': ServiceApps,
};
