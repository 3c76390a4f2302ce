import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import type { Viewer } from '@fieldspan/domain/access';
import { dayAfter } from '@fieldspan/domain/day-text';
import { msg } from '@fieldspan/domain/message';
import { mondayOf } from '@fieldspan/domain/schedule-span';
import type { Area } from '@fieldspan/records/entry';

const reviewsOnAJob = (viewer: Viewer): boolean => viewer.role !== 'none' && viewer.reviewsTimeLogs;

/** Who may see other people's time: by the module, or by a role on a job (document 0 §6). */
const reviewsTime = (viewer: Viewer): boolean => mayRead('TimeLog')(viewer) || reviewsOnAJob(viewer);

/** Who may approve it. */
export const decidesTime = (viewer: Viewer): boolean => mayWrite('TimeLog')(viewer) || reviewsOnAJob(viewer);

/** Who may see what people are paid. */
const seesPay = (viewer: Viewer): boolean => mayWrite('UserCompanySetting')(viewer) || mayWrite('TimeLog')(viewer);

/** A period is a week, named by its Monday; the last complete one is shown first. */
const lastWeek = (today: string): string => dayAfter(mondayOf(today), -7);

export const timeLogArea: Area = {
  title: msg('Time Logs'),
  tabs: [
    { key: 'review', label: msg('Review'), to: '/time-logs/review', isShown: reviewsTime },
    { key: 'list', label: msg('All logs'), to: '/time-logs/list', isShown: reviewsTime },
    { key: 'history', label: msg('My history'), to: '/time-logs/history' },
    { key: 'submitted', label: msg('By week'), to: (today) => `/time-logs/submitted/${lastWeek(today)}/summary` },
    { key: 'payroll', label: msg('Payroll'), to: '/time-logs/payroll', isShown: seesPay },
    {
      key: 'settings',
      label: msg('Settings'),
      to: '/time-logs/settings',
      isShown: mayRead('TimeLog'),
    },
  ],
};
