import type { Route } from '../../http/route.ts';
import { clockInForms } from './clock-in-forms.ts';
import { countReviewableLogs } from '../records/reviewable-logs.ts';
import { payrollRoutes } from '../pay/payroll.ts';
import { reviewRoutes } from './review-time.ts';
import { punchClock } from './punch-clock.ts';

/** The clock, the review of time, and what it pays. */
export const timeRoutes: readonly Route[] = [
  punchClock,
  clockInForms,
  countReviewableLogs,
  ...reviewRoutes,
  ...payrollRoutes,
];
