import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { Entry, RowScope, Rows } from '../entry.ts';
import { checkPin, checkSet, checkSheet, datesOfSheets } from '../guards/plans.ts';

/** Plans are files of a project: whoever reads the library and the project reads them. */
const readsPlans = ({ sql, identity, mayRead }: Rows) =>
  mayTouchAll(identity.viewer, 'LibraryFile', 'read') ? mayRead('Job', 'job_id') : sql<boolean>`false`;

const writesPlans: RowScope = (rows) =>
  mayTouchAll(rows.identity.viewer, 'LibraryFile', 'write') ? readsPlans(rows) : rows.sql`false`;

/** Numbers that call-outs may write differently are one: see `numberKey` of the domain. */
const keyOf = ({ sql }: Rows, number: ReturnType<Rows['col']>) =>
  sql`upper(regexp_replace(${number}, '[-. –]', '', 'g'))`;

export const planEntries = {
  PlanSet: {
    read: (rows) => rows.sql`(${readsPlans(rows)} and (${rows.col('state')} = 'published' or ${writesPlans(rows)}))`,
    write: writesPlans,
    author: 'created_by',
    beforeSave: checkSet,
    afterSave: datesOfSheets,
  },
  PlanSheet: {
    /** Until they are published, sheets are for those who check them. */
    read: (rows) =>
      rows.sql`(${readsPlans(rows)} and (${rows.col('published_at')} is not null or ${writesPlans(rows)}))`,
    write: writesPlans,
    without: ['create'],
    guarded: true,
    beforeSave: checkSheet,
    columns: {
      is_current: (rows) => {
        const { sql, col, identity } = rows;
        const later = sql`(coalesce(o.issued_on, date '0001-01-01'), o.id) > (coalesce(${col('issued_on')}, date '0001-01-01'), ${col('id')})`;
        return sql`(${col('published_at')} is not null and not exists (select from plan_sheet o
          where o.tenant_id = ${identity.tenantId} and o.job_id = ${col('job_id')} and o.published_at is not null
            and ${keyOf(rows, sql`o.number`)} = ${keyOf(rows, col('number'))} and ${later}))::int`;
      },
      words: ({ sql, col, identity }) => sql`(select t.words from plan_sheet_text t
        where t.tenant_id = ${identity.tenantId} and t.sheet_id = ${col('id')})`,
      links_json: ({ sql, col, identity }) => sql`(select t.links_json from plan_sheet_text t
        where t.tenant_id = ${identity.tenantId} and t.sheet_id = ${col('id')})`,
      pins: ({ sql, col, identity }) => sql`(select count(*)::int from plan_pin p
        where p.tenant_id = ${identity.tenantId} and p.sheet_id = ${col('id')} and p.kind <> 'link')`,
    },
  },
  PlanPin: {
    read: ({ mayRead }) => mayRead('PlanSheet', 'sheet_id'),
    write: (rows) =>
      mayTouchAll(rows.identity.viewer, 'LibraryFile', 'write')
        ? rows.mayRead('PlanSheet', 'sheet_id')
        : rows.sql`false`,
    author: 'created_by',
    beforeSave: checkPin,
  },
} satisfies Record<string, Entry>;
