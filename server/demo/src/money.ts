import { taxesOf, taxRates } from '@fieldspan/domain/company-pricing';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines, linesTotals } from '@fieldspan/domain/money/document-lines';
import type { Contacts } from './contacts.ts';
import type { Project } from './jobs.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import { cents, itemAt } from './site.ts';
import type { Random } from './random.ts';
import type { ServiceCall } from './services.ts';
import type { Site } from './site.ts';
import { addReceipt } from './uploads.ts';
import { LABOUR_TASKS } from './words/labour-tasks.ts';
import { PURCHASES } from './words/money.ts';

type Cast = {
  members: readonly Member[];
  projects: readonly Project[];
  services: readonly ServiceCall[];
  contacts: Contacts;
};

/** How many of the newest expenses have a picture of the receipt. */
const RECEIPTS = 24;

export type ExpenseRow = ReturnType<typeof addExpense>;

/** Creates expenses, newest first. */
export function makeExpenses(site: Site, cast: Cast): ExpenseRow[] {
  const spenders = ofTrade(cast.members, 'field', 'service');
  return Array.from({ length: site.profile.sizes.expenses }, (_, index) => {
    const random = site.random.fork(`expense/${index}`);
    return addExpense(site, { random, index, by: random.pick(spenders), cast });
  });
}

type NewExpense = { random: Random; index: number; by: Member; cast: Cast };

function addExpense(site: Site, { random, index, by, cast }: NewExpense) {
  const { vendor, description, low, high, code } = random.pick(PURCHASES);
  const net = random.int(low * 100, high * 100) / 100;
  const tax = cents(net * (site.profile.metric ? 0.13 : 0.06));
  const amount = cents(net + tax);
  const daysAgo = 1 + Math.floor((index * 360) / site.profile.sizes.expenses);
  const day = site.calendar.date(daysAgo);
  const taken = { by: by.user.id, at: site.calendar.at(daysAgo, random.int(32, 68) / 4), name: `receipt-${day}.jpg` };
  const receipt = index < RECEIPTS ? addReceipt(site, { vendor, description, amount, tax, day }, taken) : null;
  return site.add('Expense', {
    user_id: by.user.id,
    description,
    vendor,
    amount,
    tax,
    spent_on: day,
    status: expenseStatus(daysAgo, random),
    expense_code_id: expenseCode(site, code),
    ...spentFor(cast, random),
    receipt_image_id: receipt?.id ?? null,
    created_at: taken.at,
  });
}

function expenseCode(site: Site, code: string): number | null {
  const found = site.rowsOf('ExpenseCode').find((row) => row['code'] === code);
  return found ? Number(found['id']) : null;
}

/** Picks a service call or an active project. */
function spentFor({ services, projects }: Cast, random: Random): { job_id: number | null; service_id: number | null } {
  if (random.chance(0.3)) return { job_id: null, service_id: random.pick(services).row.id };
  return { job_id: random.pick(projects.filter(({ state }) => state === 'active')).row.id, service_id: null };
}

function expenseStatus(daysAgo: number, random: Random): 'draft' | 'submitted' | 'approved' | 'rejected' | 'exported' {
  if (daysAgo < 3) return random.chance(0.4) ? 'draft' : 'submitted';
  if (daysAgo < 14) return random.chance(0.45) ? 'submitted' : 'approved';
  if (random.chance(0.03)) return 'rejected';
  return daysAgo > 60 ? 'exported' : 'approved';
}

type Line = { description: string; quantity: number; unit: string; price: number };

/** The lines of a document with the company's default tax, and what they come to. */
export function summed(site: Site, lines: readonly Line[]) {
  const settings = site.rowsOf('CompanySetting')[0]?.['taxes_json'];
  const text = typeof settings === 'string' ? settings : null;
  const taxes = taxesOf(text).flatMap(({ name, isDefault }) => (isDefault ? [name] : []));
  const written = lines.map((line, at) => ({
    ...line,
    key: `line-${at + 1}`,
    quantity: String(line.quantity),
    price: String(line.price),
    taxes,
  }));
  const lines_json = JSON.stringify(written);
  const totals = linesTotals(documentLines(lines_json), { rates: taxRates(text) });
  const sums = totals.taxes.map(({ name, rate, base, tax }) => ({
    name,
    rate,
    base: amountOf(base),
    tax: amountOf(tax),
  }));
  return {
    lines_json,
    subtotal: amountOf(totals.subtotal),
    tax_total: amountOf(totals.tax),
    tax_lines_json: JSON.stringify(sums),
    total: amountOf(totals.total),
  };
}

const INVOICE_WORDS = [
  'Labour, service technician',
  'Travel',
  'Parts and material',
  'Refrigerant',
  'Environmental fee',
  'Second technician',
  'Disposal',
] as const;

function invoiceLines(random: Random): Line[] {
  const labour = { description: INVOICE_WORDS[0], quantity: random.int(2, 18) / 2, unit: '/hr', price: 118 };
  const rest = random
    .sample(INVOICE_WORDS.slice(1), random.int(1, 3))
    .map((description) => ({ description, quantity: random.int(1, 4), unit: 'ea', price: random.int(18, 420) }));
  return [labour, ...rest];
}

/** Creates invoices for completed calls, and quotes for some of the others. */
export function makeInvoices(site: Site, services: readonly ServiceCall[]) {
  return services.flatMap(({ row, status, daysAgo }, index) => {
    const random = site.random.fork(`invoice/${row.job_num}`);
    const isQuote = status !== 'invoiced' && status !== 'completed';
    if (isQuote && random.chance(0.45)) return [];
    const lines = invoiceLines(random);
    const issuedDaysAgo = Math.max(1, daysAgo - 1);
    const invoice = site.add('ServiceInvoice', {
      invoice_num: `${isQuote ? 'Q' : 'INV'}-${(isQuote ? 3320 : 7810) - index}`,
      service_id: row.id,
      is_quote: isQuote ? 1 : 0,
      status: isQuote
        ? random.pick(['Draft', 'Sent', 'Accepted'])
        : random.pick(issuedDaysAgo > 45 ? ['Paid', 'Paid', 'Paid', 'Overdue'] : ['Draft', 'Sent', 'Paid']),
      issued: site.calendar.date(issuedDaysAgo),
      due: site.calendar.date(issuedDaysAgo - 30),
      ...summed(site, lines),
      created_at: site.calendar.at(issuedDaysAgo, 16),
    });
    if (invoice.status === 'Paid')
      addPayment(site, { invoice, customer: row.customer_id, daysAgo: Math.max(1, issuedDaysAgo - 20) });
    return [invoice];
  });
}

type Paid = { invoice: { id: number; total: number | null }; customer: number | null; daysAgo: number };

/** What a customer paid for one invoice. */
function addPayment(site: Site, { invoice: { id, total }, customer, daysAgo }: Paid): void {
  const payment = site.add('Payment', {
    customer_id: customer,
    amount: total,
    method: site.random.fork(`payment/${id}`).pick(['Cheque', 'Card', 'Transfer']),
    received_on: site.calendar.date(daysAgo),
    allocations_json: JSON.stringify([{ invoice_id: id, amount: total }]),
    created_at: site.calendar.at(daysAgo, 17),
  });
  site.add('PaymentAllocation', { payment_id: payment.id, invoice_id: id, amount: total });
}

/** Creates purchase orders, newest first. */
export function makeOrders(site: Site, { projects, contacts, services }: Cast) {
  const materials = site.rowsOf('Material');
  const running = projects.filter(({ state }) => state === 'active' || state === 'completed');
  return Array.from({ length: site.profile.sizes.orders }, (_, index) => {
    const random = site.random.fork(`order/${index}`);
    const lines = random.sample(materials, random.int(1, 4)).map((row) => ({
      description: String(row['description']),
      quantity: random.int(2, 48),
      unit: String(row['unit']),
      price: Number(row['cost']),
    }));
    const forService = random.chance(0.15);
    const daysAgo = 1 + index * 3;
    return site.add('PurchaseOrder', {
      po_num: `PO ${3319 - index}`,
      description: lines[0]?.description ?? null,
      job_id: forService ? null : random.pick(running).row.id,
      service_id: forService ? random.pick(services).row.id : null,
      supplier_id: random.pick(contacts.suppliers).id,
      status:
        daysAgo < 12
          ? random.pick(['Draft', 'Sent', 'Confirmed'])
          : random.pick(['Partly received', 'Received', 'Received', 'Closed']),
      ...summed(site, lines),
      created_at: site.calendar.at(daysAgo, 10),
    });
  });
}

/** Creates categories with frequently bought materials. */
export function makeMaterials(site: Site, { suppliers }: Contacts): void {
  Object.entries(site.profile.materials).forEach(([name, lines], order) => {
    const category = site.add('Category', { name, sort_order: order + 1 });
    for (const line of lines) {
      const [code = '', description = '', unit = 'ea', cost = '1'] = line.split(' | ');
      const random = site.random.fork(`material/${code}`);
      const markup = random.pick([1.18, 1.25, 1.25, 1.35]);
      site.add('Material', {
        code,
        description,
        unit,
        markup,
        cost: Number(cost),
        price: cents(Number(cost) * markup),
        category_id: category.id,
        supplier_id: random.pick(suppliers).id,
        archived: 0,
      });
    }
  });
}

/** Creates standard tasks at the company's hourly rate. */
export function makeLabourTasks(site: Site): void {
  const categories = site.rowsOf('Category');
  for (const [index, line] of LABOUR_TASKS.entries()) {
    const [code = '', description = '', hours = '1'] = line.split(' | ');
    const category = categories.length === 0 ? null : itemAt(categories, index % categories.length);
    site.add('LabourTask', {
      code,
      description,
      hours: Number(hours),
      rate: site.profile.metric ? 118 : 96,
      rate_unit: null,
      category_id: category ? Number(category['id']) : null,
      archived: 0,
    });
  }
}
