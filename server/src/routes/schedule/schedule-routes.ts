import type { Route } from '../../http/route.ts';
import { addVisitRoute } from './add-visit.ts';
import { findCallers } from './find-callers.ts';
import { cancelVisit, moveVisit, publishVisits, splitVisit } from './plan-visits.ts';
import { readChanges, readSchedule } from './read-schedule.ts';
import { takeCall } from './take-call.ts';

/** The board of dispatchers, and taking a call. */
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
];
