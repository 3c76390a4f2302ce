import { mayTouchAll } from '@fieldspan/contract/access-rules';
import { exemptOfProject, ownTaxPlace, taxPlaceOfProject } from './exempt-customer.ts';
import { checkTaxSet, checkExemption } from '../guards/tax-rates.ts';
import type { Entry, Expression, RowScope, Rows } from '../entry.ts';
import { keepBid, scheduleBid } from '../guards/accept-bid.ts';
import { keepTerms } from '../guards/document-look.ts';
import { computeSums } from '../guards/document-sums.ts';
import { keepLockedEstimate } from '../guards/estimate-lock.ts';
import { computeEstimate } from '../guards/estimate-sums.ts';
import { staysWithProject } from '../guards/job-note.ts';
import { refuseLockedDelete } from '../guards/keep-locked.ts';
import { noteCustomerName, renameCustomer } from '../guards/customer-name.ts';
import { checkJobRole, refuseInactive } from '../guards/job-role.ts';
import { keepEvidence, noteCompletion } from '../guards/project-life.ts';
import { planByService } from '../guards/planned-service.ts';
import { checkServiceChange } from '../guards/service-change.ts';
import { tellAssigned } from '../guards/tell-person.ts';
import { masked } from './masked.ts';

/** The person has a role on the job that carries the flag (document 0 §6, job permissions). */
export const holdsOnJob =
  (flag: 'read_perms' | 'write_perms' | 'read_financials', jobField: string): RowScope =>
  ({ sql, col, identity }) =>
    sql`exists (
      select from job_personnel jp join job_personnel_role jr on jr.id = jp.personnel_role_id
      where jp.tenant_id = ${identity.tenantId} and jp.job_id = ${col(jobField)} and jp.user_id = ${identity.userId}
        and ${sql.ref(`jr.${flag}`)} = 1)`;

/** The person has any role on the job, even one that cannot read it: they can still log work on it. */
export const isPersonnel =
  (jobField: string): RowScope =>
  ({ sql, col, identity }) =>
    sql`exists (select from job_personnel jp
      where jp.tenant_id = ${identity.tenantId} and jp.job_id = ${col(jobField)} and jp.user_id = ${identity.userId})`;

/** The service call is assigned to the person, they are among its personnel, or they go on one of its visits. */
export const isOnService =
  (serviceField: string): RowScope =>
  ({ sql, col, identity }) =>
    sql`exists (
      select from service sv where sv.tenant_id = ${identity.tenantId} and sv.id = ${col(serviceField)} and (
        sv.assigned_to = ${identity.userId}
        or exists (select from service_personnel sp
          where sp.tenant_id = ${identity.tenantId} and sp.service_id = sv.id and sp.user_id = ${identity.userId})
        or exists (select from visit vi where vi.tenant_id = ${identity.tenantId} and vi.service_id = sv.id
          and vi.state not in ('tray', 'planned') and (vi.lead_id = ${identity.userId}
            or exists (select from visit_person vp where vp.tenant_id = ${identity.tenantId} and vp.visit_id = vi.id
              and vp.user_id = ${identity.userId})))))`;

export const readsFinancialsOf =
  (jobField: string): RowScope =>
  (rows) =>
    rows.identity.viewer.role === 'Admin' ? rows.sql`true` : holdsOnJob('read_financials', jobField)(rows);

/** Admins, and people whose role on the job reads its financials. */
export const readsFinancials = readsFinancialsOf('job_id');

/** Who may change the job and reads its financials, by the field that names the job. */
export const writesBudget =
  (jobField: string): RowScope =>
  (rows) => {
    const mayChange = mayTouchAll(rows.identity.viewer, 'Job', 'write')
      ? rows.sql`true`
      : holdsOnJob('write_perms', jobField)(rows);
    return rows.sql`(${mayChange} and ${readsFinancialsOf(jobField)(rows)})`;
  };

/** What the customer of a job has to their credit, for whoever reads invoices of projects or the job's financials. */
const customerCredit = (rows: Rows): Expression => {
  const { sql, col, identity } = rows;
  const isShown = mayTouchAll(identity.viewer, 'JobInvoice', 'read') ? sql`true` : readsFinancialsOf('id')(rows);
  return sql`case when ${isShown} then credit_of_customer(${identity.tenantId}, ${col('customer_id')}) end`;
};

/** A money field of a job: Admins and people whose role there reads financials see it, everybody else gets null. */
const financial =
  (field: string) =>
  (rows: Rows): Expression =>
    rows.sql`case when ${readsFinancials(rows)} then ${rows.col(field)} end`;

const financials = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, financial(field)]));

/**
 * Access to a job follows from the person's role there, access to a service from its assignment. Their child records
 * follow them.
 */
export const workEntries = {
  Job: {
    read: holdsOnJob('read_perms', 'id'),
    write: holdsOnJob('write_perms', 'id'),
    guarded: true,
    beforeSave: async (write) => {
      noteCompletion(write);
      await noteCustomerName(write);
    },
    keptBy: keepEvidence,
    pointedTo: isPersonnel('id'),
    columns: {
      hours_logged: ({ sql, col, identity }) =>
        sql`(select coalesce(sum(tl.hours), 0) from time_log tl where tl.tenant_id = ${identity.tenantId} and tl.job_id = ${col('id')})`,
      customer_credit: customerCredit,
      tax_place_json: ownTaxPlace,
    },
  },
  JobNote: {
    read: ({ mayRead }) => mayRead('Job', 'job_id'),
    write: holdsOnJob('write_perms', 'job_id'),
    author: 'created_by',
    beforeSave: staysWithProject,
  },
  JobBid: {
    read: ({ mayRead }) => mayRead('Job', 'job_id'),
    remove: readsFinancials,
    columns: {
      ...financials(['total', 'lines_json', 'subtotal', 'tax_total', 'tax_lines_json', 'note', 'chosen_json']),
      exempt: exemptOfProject,
      tax_place_json: taxPlaceOfProject,
    },
    beforeSave: async (write) => {
      keepBid(write);
      await checkTaxSet(write);
      await computeSums(write);
      await keepTerms(() => 'offer_terms')(write);
    },
    afterSave: scheduleBid,
    beforeDelete: refuseLockedDelete('JobBid'),
  },
  JobEstimate: {
    read: ({ mayRead }) => mayRead('Job', 'job_id'),
    remove: readsFinancials,
    columns: financials(['total', 'estimate_json', 'overhead_percent']),
    oneFor: 'job_id',
    beforeSave: async (write) => {
      await keepLockedEstimate(write);
      computeEstimate(write);
    },
    beforeDelete: keepLockedEstimate,
    beforeRestore: keepLockedEstimate,
  },
  // A role gives access. If it went to the trash, somebody who lost a role could restore it for themselves, so it is
  // deleted for good.
  JobPersonnel: {
    write: holdsOnJob('write_perms', 'job_id'),
    beforeSave: checkJobRole,
    beforeDelete: checkJobRole,
    goesForGood: true,
  },
  ServicePersonnel: { beforeSave: refuseInactive },
  Service: {
    read: isOnService('id'),
    write: isOnService('id'),
    remove: ({ sql, identity }) => sql`${mayTouchAll(identity.viewer, 'Service', 'write')}`,
    guarded: true,
    beforeSave: async (write) => {
      await checkServiceChange(write);
      await noteCustomerName(write);
    },
    afterSave: async (written) => {
      await planByService(written);
      await tellAssigned(written);
    },
  },
  // People on a service call can read its customer, even without access to all contacts.
  Contact: {
    shownBy: [{ model: 'Service', field: 'customer_id' }],
    beforeSave: checkExemption,
    afterSave: renameCustomer,
    columns: { notes: masked('notes', (viewer) => mayTouchAll(viewer, 'Contact', 'read')) },
  },
  JobFile: {
    read: holdsOnJob('read_perms', 'job_id'),
    write: holdsOnJob('write_perms', 'job_id'),
    author: 'created_by',
    links: ['FileTag'],
  },
  JobFileTag: { read: ({ mayRead }) => mayRead('JobFile', 'job_file_id') },
  ServiceFile: {
    read: isOnService('service_id'),
    write: isOnService('service_id'),
    author: 'created_by',
    links: ['FileTag'],
  },
  ServiceFileTag: { read: ({ mayRead }) => mayRead('ServiceFile', 'service_file_id') },
} satisfies Record<string, Entry>;
