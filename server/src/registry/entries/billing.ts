import { checkScheduleLine, keepScheduleLine } from '../guards/schedule.ts';
import { keepBilledChange, scheduleChange } from '../guards/change-order.ts';
import { checkVoid, computeJobInvoice, settleCredited } from '../guards/job-invoice.ts';
import { checkLines } from '../guards/checked-lines.ts';
import { keepTerms } from '../guards/document-look.ts';
import { inOrder } from '../guards/date-order.ts';
import { computeSums } from '../guards/document-sums.ts';
import { numberDocument } from '../guards/issue.ts';
import { keepLocked, refuseLockedDelete } from '../guards/keep-locked.ts';
import { exemptOfProject, taxPlaceOfProject } from './exempt-customer.ts';
import { checkTaxSet } from '../guards/tax-rates.ts';
import type { Entry, Expression, Predicate, Rows } from '../entry.ts';
import { readsFinancials } from './work.ts';

const numberInvoice = numberDocument({
  field: 'invoice_num',
  kindOf: ({ kind }) => (kind === 'credit' ? 'credit' : 'invoice'),
});
const numberChange = numberDocument({ field: 'order_num', kindOf: () => 'change order' });

/** An invoice that somebody owes, or has paid. */
const isOwed = ({ sql, col }: Rows): Predicate =>
  sql`(${col('status')} in ('Sent', 'Paid') and ${col('kind')} <> 'credit')`;

/** A sum over the issued invoices that bill a line of the schedule. */
const billedSum =
  (field: 'gross' | 'held' | 'released') =>
  ({ sql, col, identity }: Rows): Expression =>
    sql`coalesce((select sum(${sql.ref(`p.${field}`)}) from progress_line p
      join job_invoice ji on ji.tenant_id = p.tenant_id and ji.id = p.job_invoice_id and ji.status in ('Sent', 'Paid')
      where p.tenant_id = ${identity.tenantId} and p.schedule_line_id = ${col('id')}), 0)`;

/** What the last invoice says of a line of the schedule. */
const lastSaid =
  (field: 'percent' | 'stored') =>
  ({ sql, col, identity }: Rows): Expression =>
    sql`coalesce((select ${sql.ref(`p.${field}`)} from progress_line p
      join job_invoice ji on ji.tenant_id = p.tenant_id and ji.id = p.job_invoice_id and ji.status in ('Sent', 'Paid')
      where p.tenant_id = ${identity.tenantId} and p.schedule_line_id = ${col('id')} and ji.kind in ('progress', 'credit')
      order by p.id desc limit 1), 0)`;

/** What was sent of a project is for whoever reads the document with its amounts. */
const readsSent = (rows: Rows): Predicate => {
  const { sql, col, readableWhere, mayRead } = rows;
  const readsBid = readableWhere('JobBid', (alias) => {
    const of = (field: string) => sql.ref(`${alias}.${field}`);
    return sql`${of('id')} = ${col('bid_id')} and ${readsFinancials({ ...rows, alias, col: of })}`;
  });
  return sql`(${readsBid} or ${mayRead('ChangeOrder', 'change_order_id')} or ${mayRead('JobInvoice', 'job_invoice_id')})`;
};

/** Documents of a project, for whoever may read its financials. */
export const billingEntries = {
  ChangeOrder: {
    read: readsFinancials,
    beforeSave: async (write) => {
      keepLocked('ChangeOrder')(write);
      await checkTaxSet(write);
      await keepBilledChange(write);
      await computeSums(write, { mayBeNegative: true });
      await numberChange(write);
      await keepTerms(() => 'offer_terms')(write);
    },
    afterSave: scheduleChange,
    beforeDelete: refuseLockedDelete('ChangeOrder'),
    columns: { reason: ({ col }) => col('why'), exempt: exemptOfProject, tax_place_json: taxPlaceOfProject },
  },
  ScheduleLine: {
    read: readsFinancials,
    beforeSave: checkScheduleLine,
    beforeDelete: keepScheduleLine,
    columns: {
      billed: billedSum('gross'),
      held: billedSum('held'),
      released: billedSum('released'),
      done_percent: lastSaid('percent'),
      stored: lastSaid('stored'),
      left_held: (rows) => rows.sql`(${billedSum('held')(rows)} - ${billedSum('released')(rows)})`,
    },
  },
  JobInvoice: {
    read: readsFinancials,
    beforeSave: async (write) => {
      keepLocked('JobInvoice')(write);
      await checkTaxSet(write);
      await checkVoid(write);
      await computeJobInvoice(write);
      await numberInvoice(write);
      await keepTerms(() => 'invoice_terms')(write);
      inOrder(['issued', 'due'])(write);
    },
    afterSave: settleCredited,
    beforeDelete: refuseLockedDelete('JobInvoice'),
    columns: {
      paid: (rows) => rows.sql`case when ${isOwed(rows)} then paid_of_job_invoice(${rows.sql.ref(rows.alias)}) end`,
      balance: (rows) =>
        rows.sql`case when ${isOwed(rows)} then owed_of_job_invoice(${rows.sql.ref(rows.alias)})
          - paid_of_job_invoice(${rows.sql.ref(rows.alias)}) end`,
      customer_credit: ({ sql, col, identity }) =>
        sql`(select credit_of_customer(j.tenant_id, j.customer_id) from job j
          where j.tenant_id = ${identity.tenantId} and j.id = ${col('job_id')})`,
      exempt: exemptOfProject,
      tax_place_json: taxPlaceOfProject,
    },
  },
  Assembly: {
    beforeSave: checkLines,
    columns: {
      cost: ({ sql, col, identity }) =>
        sql`assembly_sum(${identity.tenantId}, ${col('lines_json')}, true)::double precision`,
      price: ({ sql, col, identity }) =>
        sql`assembly_sum(${identity.tenantId}, ${col('lines_json')}, false)::double precision`,
    },
  },
  DocumentTemplate: { beforeSave: checkLines },
  JobDocumentEvent: { read: readsSent },
  JobDocumentLink: { read: readsSent },
  JobPaymentAllocation: {
    read: ({ mayRead }) => mayRead('JobInvoice', 'job_invoice_id'),
  },
} satisfies Record<string, Entry>;
