import type { Entry, RowScope } from '../entry.ts';
import { inOrder } from '../guards/date-order.ts';
import { refuseInactive } from '../guards/job-role.ts';
import { checkVisitEvent, noteVisitEvent } from '../guards/visit-event.ts';
import { checkVisitPart } from '../guards/visit-part.ts';

/** The person leads the visit or goes along, and has been told of it. */
const isOnVisit: RowScope = ({ sql, col, identity }) =>
  sql`(${col('state')} not in ('tray', 'planned') and (${col('lead_id')} = ${identity.userId}
    or exists (select from visit_person vp
      where vp.tenant_id = ${identity.tenantId} and vp.visit_id = ${col('id')} and vp.user_id = ${identity.userId})))`;

const ofVisit: RowScope = ({ mayRead }) => mayRead('Visit', 'visit_id');
const isAuthor: RowScope = ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`;

/** Visits are planned by calls of their own, which look at what is in the way first. */
export const visitEntries = {
  Visit: { read: isOnVisit, guarded: true, without: ['create', 'update', 'delete'] },
  VisitPerson: { read: ofVisit, without: ['create', 'update', 'delete'] },
  VisitEvent: {
    read: ofVisit,
    write: isAuthor,
    author: 'created_by',
    without: ['delete'],
    beforeSave: checkVisitEvent,
    afterSave: noteVisitEvent,
  },
  VisitPart: { read: ofVisit, write: isAuthor, author: 'created_by', beforeSave: checkVisitPart },
  Leave: {
    read: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    author: 'created_by',
    beforeSave: async (write) => {
      await refuseInactive(write);
      inOrder(['from_on', 'to_on'])(write);
    },
  },
  CertificateType: { author: 'created_by' },
  CertificateRule: { author: 'created_by' },
  Override: {
    read: ({ sql, col, identity }) => sql`${identity.userId} in (${col('user_id')}, ${col('created_by')})`,
    author: 'created_by',
    without: ['create', 'update', 'delete'],
  },
} satisfies Record<string, Entry>;
