import type { Contacts } from './contacts.ts';
import type { makeContracts } from './contracts.ts';
import type { Fleet } from './equipment.ts';
import type { Library } from './library.ts';
import type { ExpenseRow, makeInvoices, makeOrders } from './money.ts';
import type { makeCertificates } from './safety.ts';
import type { ServiceCall } from './services.ts';
import type { Site } from './site.ts';
import type { Commented } from './thread-plans.ts';
import type { TimeLogRow } from './time-logs.ts';

type Records = {
  logs: readonly TimeLogRow[];
  expenses: readonly ExpenseRow[];
  invoices: ReturnType<typeof makeInvoices>;
  orders: ReturnType<typeof makeOrders>;
  contracts: ReturnType<typeof makeContracts>;
  contacts: Contacts;
  fleet: Fleet;
  library: Library;
  services: readonly ServiceCall[];
  certificates: ReturnType<typeof makeCertificates>;
};

/** Picks some records of every kind that can have a comment thread. */
export function commentedRecords(site: Site, records: Records): Commented[] {
  const random = site.random.fork('commented');
  const each = Math.max(2, Math.round(site.profile.sizes.threads / 48));
  const { logs, expenses, invoices, orders, contracts, contacts, fleet, library, services, certificates } = records;
  const recentLogs = logs.filter(({ status }) => status !== 'approved');
  return [
    ...random.sample(fleet.machines, each).map(({ row }) => on('Equipment', row.slug, row.description)),
    ...orders.slice(0, each).map(({ slug, po_num }) => on('PurchaseOrder', slug, po_num)),
    ...random
      .sample(expenses.slice(0, 60), each)
      .map(({ slug, vendor, description }) => on('Expense', slug, `${vendor}, ${description}`)),
    ...random
      .sample(recentLogs, each)
      .map(({ slug, time_in }) => on('TimeLog', slug, `Time log ${time_in.slice(0, 10)}`)),
    ...random.sample(library.files.slice(0, 120), each).map(({ slug, caption }) => on('LibraryFile', slug, caption)),
    ...random.sample(contacts.customers, each).map(({ slug, name }) => on('Contact', slug, name)),
    ...random
      .sample(invoices.slice(0, 60), each)
      .map(({ slug, invoice_num }) => on('ServiceInvoice', slug, invoice_num)),
    ...random.sample(contracts, each).map(({ slug, title }) => on('ServiceContract', slug, title)),
    ...random.sample(services, each).map(({ row }) => on('Service', row.slug, row.job_num)),
    ...random.sample(certificates, each).map(({ slug, title }) => on('Certificate', slug, title)),
  ];
}

function on(model: Commented['model'], slug: string, subject: string): Commented {
  return { model, slug, subject };
}
