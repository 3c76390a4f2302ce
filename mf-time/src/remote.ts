import { defineFill, defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'time', load: () => import('./app.tsx') });
export const projectTimeLogs = defineFill({
  place: 'project.tab',
  name: 'time.project-time-logs',
  load: async () => (await import('./tabs/time-logs-tab.tsx')).ProjectTimeLogs,
});
export const serviceTimeLogs = defineFill({
  place: 'service.tab',
  name: 'time.service-time-logs',
  load: async () => (await import('./tabs/time-logs-tab.tsx')).ServiceTimeLogs,
});
export const projectExpenses = defineFill({
  place: 'project.tab',
  name: 'time.project-expenses',
  load: async () => (await import('./tabs/expenses-tab.tsx')).ProjectExpenses,
});
export const serviceExpenses = defineFill({
  place: 'service.tab',
  name: 'time.service-expenses',
  load: async () => (await import('./tabs/expenses-tab.tsx')).ServiceExpenses,
});
export const timeOfPerson = defineFill({
  place: 'employee.tab',
  name: 'time.time-of-person',
  load: async () => (await import('./tabs/time-of-person-tab.tsx')).TimeOfPerson,
});
export const payOfPerson = defineFill({
  place: 'employee.tab',
  name: 'time.pay-of-person',
  load: async () => (await import('./tabs/pay-of-person-tab.tsx')).PayOfPerson,
});
export const waitingForYou = defineFill({
  place: 'home.card',
  name: 'time.waiting-for-you',
  load: async () => (await import('./home/waiting-for-you.tsx')).WaitingForYou,
});
export const hoursThisWeek = defineFill({
  place: 'home.card',
  name: 'time.hours-this-week',
  load: async () => (await import('./home/hours-this-week.tsx')).HoursThisWeek,
});
export const phoneClock = defineFill({
  place: 'home.phone-card',
  name: 'time.phone-clock',
  load: async () => (await import('./home/phone-clock.tsx')).PhoneClock,
});
export const reviewerRoles = defineFill({
  place: 'settings.section',
  name: 'time.reviewer-roles',
  load: async () => (await import('./time-logs/reviewer-roles.tsx')).ReviewerRoles,
});
export const payrollSettings = defineFill({
  place: 'settings.section',
  name: 'time.payroll-settings',
  load: async () => (await import('./agreements/payroll-settings/payroll-settings.tsx')).PayrollSettings,
});
export const billableTime = defineFill({
  place: 'document.line-source',
  name: 'time.billable-time',
  load: async () => (await import('./billing/billable-dialog.tsx')).BillableDialog,
});
