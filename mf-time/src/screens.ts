import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { PunchClockScreen } from './punch-clock/punch-clock-screen.tsx';

const ReviewTime = lazyScreen(async () => (await import('./time-logs/review-time.tsx')).ReviewTime);
const TimeLogList = lazyScreen(async () => (await import('./time-logs/time-log-screens.ts')).TimeLogList);
const MyTime = lazyScreen(async () => (await import('./time-logs/time-log-screens.ts')).MyTime);
const SubmittedDetailed = lazyScreen(
  async () => (await import('./time-logs/submitted-detailed.tsx')).SubmittedDetailed,
);
const SubmittedSummary = lazyScreen(async () => (await import('./time-logs/submitted-summary.tsx')).SubmittedSummary);
const TimeLogSettings = lazyScreen(async () => (await import('./time-logs/time-log-settings.tsx')).TimeLogSettings);
const Payroll = lazyScreen(async () => (await import('./time-logs/payroll/payroll.tsx')).Payroll);
const ExpenseList = lazyScreen(async () => (await import('./expenses/expense-screens.ts')).ExpenseList);
const MyExpenses = lazyScreen(async () => (await import('./expenses/my-expenses.tsx')).MyExpenses);
const SubmittedExpenses = lazyScreen(async () => (await import('./expenses/expense-screens.ts')).SubmittedExpenses);
const NewExpense = lazyScreen(async () => (await import('./expenses/new-expense.tsx')).NewExpense);
const ReviewExpenses = lazyScreen(async () => (await import('./expenses/review-expenses.tsx')).ReviewExpenses);
const Agreements = lazyScreen(async () => (await import('./agreements/agreements.tsx')).Agreements);

const Kiosk = lazyScreen(async () => (await import('./kiosk/kiosk-screen.tsx')).KioskScreen);

/** Without a sign-in: the server knows the kiosk by its cookie, and people by their PIN. */
export const publicScreens: RemoteScreens = { '/kiosk': Kiosk };

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/punch-clock': PunchClockScreen,
  '/punch-clock/:jobType/:jobSlug': PunchClockScreen,
  '/time-logs/review': ReviewTime,
  '/time-logs/list': TimeLogList,
  '/time-logs/list/:slug': TimeLogList,
  '/time-logs/history': MyTime,
  '/time-logs/submitted/:period_slug/detailed': SubmittedDetailed,
  '/time-logs/submitted/:period_slug/summary': SubmittedSummary,
  '/time-logs/settings': TimeLogSettings,
  '/time-logs/payroll': Payroll,
  '/expenses/list': ExpenseList,
  '/expenses/list/:slug': ExpenseList,
  '/expenses/log': MyExpenses,
  '/expenses/submitted': SubmittedExpenses,
  '/expenses/submit-new': NewExpense,
  '/expenses/review': ReviewExpenses,
  '/company/collective-agreements': Agreements,
  '/collective-agreements': Agreements,
};
