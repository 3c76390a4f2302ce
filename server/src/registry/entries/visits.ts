import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { Entry, RowScope } from '../entry.ts';
import { inOrder } from '../guards/date-order.ts';
import { refuseInactive } from '../guards/job-role.ts';
import { checkVisitEvent, noteVisitEvent } from '../guards/visit-event.ts';
import { checkRuleReach } from '../guards/certificate-rule.ts';
import { checkVisitPart } from '../guards/visit-part.ts';
import { stockPart } from '../guards/stock-of-records.ts';
import { checkVisitTask } from '../guards/visit-task.ts';
import { checkContract, checkContractProduct, staysWithContract } from '../guards/service-contract.ts';
import { masked } from './masked.ts';

/** The person leads the visit or goes along, and has been told of it. */
const isOnVisit: RowScope = ({ sql, col, identity }) =>
  sql`(${col('state')} not in ('tray', 'planned') and (${col('lead_id')} = ${identity.userId}
    or exists (select from visit_person vp
      where vp.tenant_id = ${identity.tenantId} and vp.visit_id = ${col('id')} and vp.user_id = ${identity.userId})))`;

const ofVisit: RowScope = ({ mayRead }) => mayRead('Visit', 'visit_id');
/** Who is on the visit ticks its steps. */
const onItsVisit: RowScope = ({ sql, col, identity }) =>
  sql`exists (select from visit vi where vi.tenant_id = ${identity.tenantId} and vi.id = ${col('visit_id')}
    and vi.state not in ('tray', 'planned') and (vi.lead_id = ${identity.userId}
      or exists (select from visit_person vp where vp.tenant_id = vi.tenant_id and vp.visit_id = vi.id
        and vp.user_id = ${identity.userId})))`;
const isAuthor: RowScope = ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`;

/** Visits are planned by calls of their own, which look at what is in the way first. */
export const visitEntries = {
  Visit: {
    read: isOnVisit,
    guarded: true,
    without: ['create', 'update', 'delete'],
    columns: { price: masked('price', (viewer) => mayTouchAll(viewer, 'ServiceInvoice', 'read')) },
  },
  VisitTask: { read: ofVisit, write: onItsVisit, author: 'created_by', beforeSave: checkVisitTask },
  ServiceContract: { author: 'created_by', beforeSave: checkContract },
  ServiceTask: { author: 'created_by' },
  ServiceContractTask: { author: 'created_by', beforeSave: staysWithContract },
  ServiceContractMaterial: { author: 'created_by', beforeSave: staysWithContract },
  ServiceContractFile: { author: 'created_by', beforeSave: staysWithContract },
  ServiceContractProduct: { author: 'created_by', beforeSave: checkContractProduct },
  ServiceContractPersonnel: {
    author: 'created_by',
    beforeSave: async (write) => {
      staysWithContract(write);
      await refuseInactive(write);
    },
  },
  ServiceContractForm: { author: 'created_by', beforeSave: staysWithContract },
  VisitForm: { read: ofVisit, without: ['create', 'update', 'delete'] },
  VisitPerson: { read: ofVisit, without: ['create', 'update', 'delete'] },
  VisitEvent: {
    read: ofVisit,
    write: isAuthor,
    author: 'created_by',
    without: ['delete'],
    beforeSave: checkVisitEvent,
    afterSave: noteVisitEvent,
  },
  VisitPart: { read: ofVisit, write: isAuthor, author: 'created_by', beforeSave: checkVisitPart, afterSave: stockPart },
  Leave: {
    read: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    author: 'created_by',
    beforeSave: async (write) => {
      await refuseInactive(write);
      inOrder(['from_on', 'to_on'])(write);
    },
  },
  CertificateType: { author: 'created_by' },
  CertificateRule: { author: 'created_by', beforeSave: checkRuleReach },
  Override: {
    read: ({ sql, col, identity }) => sql`${identity.userId} in (${col('user_id')}, ${col('created_by')})`,
    author: 'created_by',
    without: ['create', 'update', 'delete'],
  },
} satisfies Record<string, Entry>;
