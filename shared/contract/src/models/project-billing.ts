import { CHANGE_ORDER_STATES, JOB_INVOICE_STATES } from '@fieldspan/domain/document-states';
import {
  choice,
  count,
  date,
  int,
  jsonList,
  madeOnce,
  money,
  needChoice,
  needNumber,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { model, one } from '../model.ts';
import { exemptOf, documentNumber, documentSums, documentTerms, reminderState, taxPlace } from './document-fields.ts';

/** A document that may take money off the contract. */
const signedSums = { ...documentSums, total: money() };

/** A change of what was agreed for a project. Once the customer accepts it, it is a line of the schedule of values. */
export const ChangeOrder = model('ChangeOrder', () => ({
  title: 'order_num',
  index: ['job_id'],
  unique: [['client_key']],
  fields: {
    order_num: documentNumber,
    job_id: needRef('Job'),
    title: needText(),
    /** `reason` in a form is why somebody changes a record, so a field that people write has another name. */
    why: text(),
    /** The same, for older releases. */
    reason: text({ readOnly: true }),
    /** How much later the work ends because of it. */
    days_added: int(),
    status: choice(CHANGE_ORDER_STATES),
    issued: date(),
    ...signedSums,
    ...documentTerms,
    exempt: exemptOf,
    ...taxPlace,
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id') },
}));

/**
 * A line of the schedule of values: a part of the contract that is billed by how much of it is done. What is billed, held and
 * released counts issued invoices.
 */
export const ScheduleLine = model('ScheduleLine', () => ({
  title: 'title',
  index: ['job_id', 'change_order_id'],
  unique: [['client_key']],
  fields: {
    job_id: needRef('Job'),
    sort_order: count(),
    title: needText(),
    value: money(),
    holdback_percent: { ...needNumber({ min: 0, max: 100 }), default: 0 },
    /** Names of the company's taxes on it. */
    taxes_json: jsonList(),
    change_order_id: ref('ChangeOrder', { readOnly: true }),
    billed: money({ readOnly: true, computed: true }),
    held: money({ readOnly: true, computed: true }),
    released: money({ readOnly: true, computed: true }),
    /** How much of it is done, and what material is stored on site, by the last invoice that says so. */
    done_percent: number({ readOnly: true, computed: true }),
    stored: money({ readOnly: true, computed: true }),
    /** What the customer still holds back. */
    left_held: money({ readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id'), ChangeOrder: one('ChangeOrder', 'change_order_id') },
}));

/**
 * An invoice of a project: what is done of the schedule of values (`progress_json`, see domain/money/progress), the release of
 * what was held back, a credit of an earlier one, or lines of its own.
 */
export const JobInvoice = model('JobInvoice', () => ({
  title: 'invoice_num',
  search: ['invoice_num'],
  index: ['job_id', 'credits_id'],
  unique: [['invoice_num'], ['client_key']],
  fields: {
    invoice_num: documentNumber,
    job_id: needRef('Job'),
    kind: needChoice(['progress', 'release', 'credit', 'other']),
    /** Which progress invoice of the project it is, from 1. */
    application: int({ readOnly: true }),
    /** The invoice that this one gives credit for. */
    credits_id: ref('JobInvoice'),
    status: choice(JOB_INVOICE_STATES),
    issued: date(),
    due: date(),
    period_to: date(),
    progress_json: jsonList(),
    gross: money({ readOnly: true }),
    held: money({ readOnly: true }),
    released: money({ readOnly: true }),
    ...signedSums,
    ...documentTerms,
    reminders: reminderState,
    /** What payments have paid of it, and what is left after credits; null for drafts, credits and void invoices. */
    paid: money({ readOnly: true, computed: true }),
    balance: money({ readOnly: true, computed: true }),
    /** What the customer has to their credit, such as a deposit. */
    customer_credit: money({ readOnly: true, computed: true }),
    exempt: exemptOf,
    ...taxPlace,
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id'), Credits: one('JobInvoice', 'credits_id') },
}));

/** How much of a payment goes to an invoice of a project; negative where it was taken back. */
export const JobPaymentAllocation = model('JobPaymentAllocation', () => ({
  index: ['job_invoice_id'],
  fields: { payment_id: needRef('Payment'), job_invoice_id: needRef('JobInvoice'), amount: money() },
  relations: { Payment: one('Payment', 'payment_id'), JobInvoice: one('JobInvoice', 'job_invoice_id') },
}));
