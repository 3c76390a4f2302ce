import { defineFill, defineRemote } from '@fieldspan/federation/define-remote';

export const app = defineRemote({ name: 'money', load: () => import('./app.tsx') });
export const billedAndPaid = defineFill({
  place: 'home.card',
  name: 'money.billed-and-paid',
  load: async () => (await import('./home/billed-and-paid.tsx')).BilledAndPaid,
});
export const overdue = defineFill({
  place: 'home.card',
  name: 'money.overdue',
  load: async () => (await import('./home/overdue.tsx')).Overdue,
});
export const estimate = defineFill({
  place: 'project.tab',
  name: 'money.estimate',
  load: async () => (await import('./estimates/estimate-panel.tsx')).EstimatePanel,
});
export const projectCosting = defineFill({
  place: 'project.tab',
  name: 'money.project-costing',
  load: async () => (await import('./costing/costing-tab.tsx')).ProjectCosting,
});
export const projectBilling = defineFill({
  place: 'project.tab',
  name: 'money.project-billing',
  load: async () => (await import('./billing/billing-tab.tsx')).ProjectBilling,
});
export const projectOrders = defineFill({
  place: 'project.tab',
  name: 'money.project-orders',
  load: async () => (await import('./tabs/orders-tab.tsx')).ProjectOrders,
});
export const serviceOrders = defineFill({
  place: 'service.tab',
  name: 'money.service-orders',
  load: async () => (await import('./tabs/orders-tab.tsx')).ServiceOrders,
});
export const serviceQuotes = defineFill({
  place: 'service.tab',
  name: 'money.service-quotes',
  load: async () => (await import('./tabs/documents-tab.tsx')).ServiceQuotes,
});
export const serviceInvoices = defineFill({
  place: 'service.tab',
  name: 'money.service-invoices',
  load: async () => (await import('./tabs/documents-tab.tsx')).ServiceInvoices,
});
export const contactStatement = defineFill({
  place: 'contact.tab',
  name: 'money.contact-statement',
  load: async () => (await import('./statement/contact-statement.tsx')).ContactStatement,
});
export const reminderSettings = defineFill({
  place: 'settings.section',
  name: 'money.reminder-settings',
  load: async () => (await import('./reminders/reminder-settings.tsx')).ReminderSettings,
});
