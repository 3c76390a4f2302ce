import type { Route } from '../../http/route.ts';
import { myServices } from '../records/my-services.ts';
import { serviceStatuses } from '../records/service-statuses.ts';
import { addVisitRoute } from './add-visit.ts';
import { feedRoutes } from './calendar-feed.ts';
import { findCallers } from './find-callers.ts';
import { cancelVisit, moveVisit, publishVisits, splitVisit } from './plan-visits.ts';
import { readCalendar } from './read-calendar.ts';
import { readChanges, readSchedule } from './read-schedule.ts';
import { sendServiceReport, serviceReportPdf } from './service-report.ts';
import { takeCall } from './take-call.ts';

/** The board of dispatchers, taking a call, and what is whose. */
export const scheduleRoutes: readonly Route[] = [
  readSchedule,
  readChanges,
  moveVisit,
  addVisitRoute,
  splitVisit,
  publishVisits,
  cancelVisit,
  takeCall,
  findCallers,
  serviceStatuses,
  myServices,
  serviceReportPdf,
  sendServiceReport,
  ...feedRoutes,
  readCalendar,
];
