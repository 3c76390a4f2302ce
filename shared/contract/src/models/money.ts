import { INVOICE_STATES, ORDER_STATES } from '@fieldspan/domain/document-states';
import { COST_CODES } from '@fieldspan/domain/money/costing';
import { choice, date, flag, instant, jsonList, madeOnce, money, needChoice, number, ref, text } from '../field.ts';
import { beside, model, one } from '../model.ts';
import { documentNumber, documentSums, documentTerms, exemptOf, reminderState, taxPlace } from './document-fields.ts';

/** An invoice or a quote of a service call. */
export const ServiceInvoice = model('ServiceInvoice', () => ({
  title: 'invoice_num',
  index: ['service_id'],
  unique: [['is_quote', 'invoice_num'], ['client_key']],
  fields: {
    invoice_num: documentNumber,
    service_id: ref('Service'),
    is_quote: flag(),
    status: choice(INVOICE_STATES),
    issued: date(),
    due: date(),
    ...documentSums,
    ...documentTerms,
    reminders: reminderState,
    /** What payments have paid of it, and what is left; null for drafts, quotes and void invoices. */
    paid: money({ readOnly: true, computed: true }),
    balance: money({ readOnly: true, computed: true }),
    exempt: exemptOf,
    ...taxPlace,
    ...madeOnce,
  },
  relations: { Service: one('Service', 'service_id') },
}));

export const PurchaseOrder = model('PurchaseOrder', () => ({
  title: 'po_num',
  search: ['po_num', 'description'],
  index: ['job_id', 'service_id'],
  unique: [['po_num'], ['client_key']],
  fields: {
    po_num: documentNumber,
    description: text(),
    job_id: ref('Job'),
    service_id: ref('Service'),
    supplier_id: ref('Contact'),
    status: choice(ORDER_STATES),
    /** Which costs of its project it is; material if nobody says so. */
    cost_code: choice(COST_CODES),
    ...documentSums,
    /** Of each line what was ordered, what came, and what approved and drafted bills charge: `orderStates` reads it. */
    lines_state_json: jsonList({ readOnly: true, computed: true }),
    /** Ordered and still to come; came and not billed; and what approved bills cost. */
    committed: money({ readOnly: true, computed: true }),
    accrued: money({ readOnly: true, computed: true }),
    billed: money({ readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: {
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    Supplier: one('Contact', 'supplier_id'),
  },
}));

export const Expense = model('Expense', () => ({
  title: 'description',
  search: ['description', 'vendor'],
  index: ['user_id', 'job_id', 'service_id'],
  unique: [['client_key']],
  fields: {
    user_id: ref('User'),
    description: text(),
    vendor: text(),
    amount: money({ min: 0.01 }),
    tax: money({ min: 0 }),
    spent_on: date(),
    status: needChoice(['draft', 'submitted', 'approved', 'rejected', 'exported']),
    expense_code_id: ref('ExpenseCode'),
    /** Which costs of its project it is; other ones if nobody says so. */
    cost_code: choice(COST_CODES),
    job_id: ref('Job'),
    service_id: ref('Service'),
    receipt_image_id: ref('LibraryUpload'),
    client_key: text(),
  },
  relations: {
    User: one('User', 'user_id'),
    ExpenseCode: one('ExpenseCode', 'expense_code_id'),
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    ReceiptImage: one('LibraryUpload', 'receipt_image_id'),
  },
}));

const loggedBy = {
  User: one('User', 'user_id'),
  UserPermission: beside('UserPermission', 'user_id'),
  Job: one('Job', 'job_id'),
  Service: one('Service', 'service_id'),
  CostCode: one('JobCostCode', 'cost_code_id'),
};

/** Time that a person worked. Without time_out they are still clocked in. */
export const TimeLog = model('TimeLog', () => ({
  index: ['user_id', 'job_id', 'service_id', 'time_in'],
  unique: [['client_key']],
  fields: {
    user_id: ref('User'),
    job_id: ref('Job'),
    service_id: ref('Service'),
    /** What of its project the time was spent on. */
    cost_code_id: ref('JobCostCode'),
    time_in: instant(),
    time_out: instant(),
    time_on_site: instant(),
    clocked_in_offsite: flag(),
    hours: number({ min: 0, max: 24 }),
    break_hours: number({ min: 0, max: 24 }),
    distance_m: number({ min: 0 }),
    /** The classification that it was worked in, if it is another than the person's own. */
    pay_scale: text(),
    notes: text(),
    status: needChoice(['open', 'submitted', 'approved', 'rejected']),
    /** Titles of forms that should have been filled in before it started and are still missing; null for none. */
    missing_forms: text({ readOnly: true, computed: true }),
    /** How far the clock of the device was ahead of ours at a press, in seconds; below 0: behind. */
    clock_off_s: number({ readOnly: true }),
    /** Whether the server ended it, because nobody clocked out for as long as the company allows. */
    ended_by_itself: flag(0, { readOnly: true }),
    /** Its breaks as they were pressed on the clock: a JSON list of kind, is_paid, starts_at and ends_at. */
    breaks_json: text({ readOnly: true, computed: true }),
    /** The same in words for the history, once somebody has corrected them. */
    breaks_corrected: text({ readOnly: true }),
    client_key: text(),
  },
  relations: loggedBy,
}));

/** Time logs that are still running: the same rows as TimeLog, but without a time_out. */
export const OpenTimeLog = model('OpenTimeLog', () => ({
  fields: {
    user_id: ref('User'),
    job_id: ref('Job'),
    service_id: ref('Service'),
    cost_code_id: ref('JobCostCode'),
    time_in: instant(),
    time_on_site: instant(),
    clocked_in_offsite: flag(),
    breaks_json: text({ readOnly: true, computed: true }),
  },
  relations: loggedBy,
}));
