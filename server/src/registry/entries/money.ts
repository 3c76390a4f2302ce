import { sentence } from '../../http/sentence.ts';
import { stillMissing } from '../../forms/filled-before.ts';
import { breaksOf } from '../../db/breaks-of.ts';
import { checkCostCode } from '../guards/cost-code.ts';
import { checkExpense } from '../guards/check-expense.ts';
import { keepTerms } from '../guards/document-look.ts';
import { inOrder } from '../guards/date-order.ts';
import { computeSums } from '../guards/document-sums.ts';
import { numberDocument } from '../guards/issue.ts';
import { keepLocked, refuseLockedDelete } from '../guards/keep-locked.ts';
import { refuseOwnScale } from '../guards/pay-scale.ts';
import { checkPayment, keepPaid, settlePaid, storeAllocations } from '../guards/payment.ts';
import { checkOrderState, receiveRest } from '../guards/order-receipt.ts';
import { checkReview } from '../guards/review.ts';
import { tellRejected } from '../guards/tell-person.ts';
import { checkTimes, refuseOverlap } from '../guards/time-log-times.ts';
import { checkTaxSet } from '../guards/tax-rates.ts';
import type { Entry, Expression, Predicate, Rows } from '../entry.ts';
import { exemptOfCall, taxPlaceOfCall } from './exempt-customer.ts';
import { orderColumns } from './purchasing.ts';

const isOwn = ({ sql, col, identity }: Rows): Predicate => sql`${col('user_id')} = ${identity.userId}`;

/** The person has a role on the job that may review time logs. */
const reviewsJob = ({ sql, col, identity }: Rows): Predicate =>
  sql`exists (
    select from job_personnel jp join job_personnel_role jr on jr.id = jp.personnel_role_id
    where jp.tenant_id = ${identity.tenantId} and jp.job_id = ${col('job_id')} and jp.user_id = ${identity.userId}
      and jr.review_timelogs = 1)`;

const ownOrReviewed = (rows: Rows): Predicate => rows.sql`(${isOwn(rows)} or ${reviewsJob(rows)})`;

const numberInvoice = numberDocument({
  field: 'invoice_num',
  kindOf: ({ is_quote }) => (is_quote === 1 ? 'quote' : 'invoice'),
});
const keepInvoiceTerms = keepTerms(({ is_quote }) => (is_quote === 1 ? 'offer_terms' : 'invoice_terms'));
const numberOrder = numberDocument({ field: 'po_num', kindOf: () => 'order' });

/** An invoice that somebody owes, or has paid. */
const isBilled = ({ sql, col }: Rows): Predicate =>
  sql`(${col('is_quote')} = 0 and ${col('status')} in ('Sent', 'Accepted', 'Overdue', 'Paid'))`;

/** Of a payment that a provider took: what is left after its refunds, and after it was taken back. */
const refundable = ({ sql, col, identity }: Rows): Expression =>
  sql`case when ${col('provider_id')} is not null and ${col('kind')} = 'payment' then (case when exists (select from payment o
      where o.tenant_id = ${identity.tenantId} and o.reverses_id = ${col('id')}) then 0
    else ${col('amount')} - coalesce((select sum(o.amount) from payment o
      where o.tenant_id = ${identity.tenantId} and o.refunds_id = ${col('id')}), 0) end) end`;

const paidOf = ({ sql, col, identity }: Rows): Expression =>
  sql`coalesce((select sum(pa.amount) from payment_allocation pa
    where pa.tenant_id = ${identity.tenantId} and pa.invoice_id = ${col('id')}), 0)`;

export const moneyEntries = {
  TimeLog: {
    read: ownOrReviewed,
    write: ownOrReviewed,
    author: 'user_id',
    columns: { missing_forms: ({ alias }) => stillMissing(alias), breaks_json: ({ alias }) => breaksOf(alias) },
    beforeSave: async (write) => {
      await checkReview('TimeLog')(write);
      keepLocked('TimeLog')(write);
      refuseOwnScale(write);
      await checkCostCode(write);
      await checkTimes(write);
    },
    beforeDelete: refuseLockedDelete('TimeLog'),
    beforeRestore: refuseOverlap,
    afterSave: tellRejected(sentence`A time log of yours was rejected`, '/time-logs/list'),
  },
  OpenTimeLog: { read: ownOrReviewed, columns: { breaks_json: ({ alias }) => breaksOf(alias) } },
  Expense: {
    read: isOwn,
    write: isOwn,
    author: 'user_id',
    beforeSave: async (write) => {
      await checkReview('Expense')(write);
      keepLocked('Expense')(write);
      checkExpense(write);
    },
    beforeDelete: refuseLockedDelete('Expense'),
    afterSave: tellRejected(sentence`An expense of yours was rejected`, '/expenses/list'),
  },
  ServiceInvoice: {
    beforeSave: async (write) => {
      keepLocked('ServiceInvoice')(write);
      await checkTaxSet(write);
      await keepPaid(write);
      await computeSums(write, { bills: { ...write.before, ...write.values }['is_quote'] !== 1 });
      await numberInvoice(write);
      await keepInvoiceTerms(write);
      inOrder(['issued', 'due'])(write);
    },
    afterSave: settlePaid,
    beforeDelete: refuseLockedDelete('ServiceInvoice'),
    columns: {
      paid: (rows) => rows.sql`case when ${isBilled(rows)} then ${paidOf(rows)} end`,
      balance: (rows) => rows.sql`case when ${isBilled(rows)} then ${rows.col('total')} - ${paidOf(rows)} end`,
      exempt: exemptOfCall,
      tax_place_json: taxPlaceOfCall,
    },
  },
  Payment: {
    author: 'created_by',
    without: ['update', 'delete'],
    beforeSave: checkPayment,
    afterSave: storeAllocations,
    columns: { refundable },
  },
  PurchaseOrder: {
    beforeSave: async (write) => {
      keepLocked('PurchaseOrder')(write);
      await checkOrderState(write);
      await computeSums(write);
      await numberOrder(write);
    },
    afterSave: receiveRest,
    beforeDelete: refuseLockedDelete('PurchaseOrder'),
    columns: orderColumns,
  },
} satisfies Record<string, Entry>;
