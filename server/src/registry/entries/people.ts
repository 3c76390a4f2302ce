import { mayWrite } from '@fieldspan/contract/access-rules';
import { checkAgreementVersion } from '../guards/agreement-version.ts';
import { checkPermissionChange, checkPermissionRemoval } from '../guards/permission-change.ts';
import { checkPersonChange, employNewPerson } from '../guards/person-change.ts';
import type { Entry, Expression, Predicate, Rows } from '../entry.ts';
import { masked, readsPay } from './masked.ts';

const isSelf = ({ sql, col, identity }: Rows, field: string): Predicate => sql`${col(field)} = ${identity.userId}`;

/** The user works, worked or is invited to work for the active tenant. */
const isColleague = ({ sql, col, identity }: Rows, field: string): Predicate =>
  sql`exists (select from user_permission cp where cp.tenant_id = ${identity.tenantId} and cp.user_id = ${col(field)})`;

const isMember = ({ identity }: Rows): boolean => identity.viewer.role !== 'none';

/** A company that employs or has employed the person, or has invited them without being declined. */
const isOwnEmployer = ({ sql, col, identity }: Rows, field: string): Predicate =>
  sql`exists (select from user_permission op
    where op.tenant_id = ${col(field)} and op.user_id = ${identity.userId} and op.invite_declined = 0)`;

const pay = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, masked(field, readsPay)]));

const ownPay = (rows: Rows): Expression =>
  rows.sql`case when ${isSelf(rows, 'user_id')} then ${rows.col('pay_rate')} end`;

export const peopleEntries = {
  User: {
    read: (rows) =>
      isMember(rows) ? rows.sql`(${isSelf(rows, 'id')} or ${isColleague(rows, 'id')})` : isSelf(rows, 'id'),
    write: (rows) =>
      mayWrite('UserPermission')(rows.identity.viewer)
        ? rows.sql`(${isSelf(rows, 'id')} or ${isColleague(rows, 'id')})`
        : isSelf(rows, 'id'),
    writable: ['tenant_id'],
    without: ['delete'],
    beforeSave: checkPersonChange,
    afterSave: employNewPerson,
    columns: {
      // Hides the active tenant of a colleague who currently works for another company.
      tenant_id: (rows) => {
        const { sql, col, identity } = rows;
        return sql`case when ${isSelf(rows, 'id')} or ${col('tenant_id')} = ${identity.tenantId} then ${col('tenant_id')} else 0 end`;
      },
      tosUpToDate: ({ sql, col }) =>
        sql`case when ${col('tos_hash')} = (select hash from terms order by published_at desc, id desc limit 1) then 1 else 0 end`,
      masterKeySession: (rows) =>
        rows.identity.isProviderStaff === true
          ? rows.sql`case when ${isSelf(rows, 'id')} then 1 else 0 end`
          : rows.sql`0`,
      hasServiceJobsAssigned: ({ sql, col, identity: { tenantId } }) =>
        sql`case when exists (select from service sv where sv.tenant_id = ${tenantId} and sv.assigned_to = ${col('id')})
          or exists (select from service_personnel sp where sp.tenant_id = ${tenantId} and sp.user_id = ${col('id')}) then 1 else 0 end`,
      invite_accepted: ({ sql, col, identity: { tenantId } }) =>
        sql`coalesce((select ip.invite_accepted from user_permission ip where ip.tenant_id = ${tenantId} and ip.user_id = ${col('id')}), 0)`,
    },
  },
  UserPermission: {
    crossTenant: true,
    read: (rows) => {
      const { sql, col, identity } = rows;
      if (!isMember(rows)) return isSelf(rows, 'user_id');
      return sql`(${isSelf(rows, 'user_id')} or ${col('tenant_id')} = ${identity.tenantId})`;
    },
    secretSlug: true,
    columns: {
      // The slug of an invitation lets its holder set a first password, so only the invited person may see it, not the
      // inviter.
      slug: ({ sql, col, identity }) =>
        sql`case when ${col('user_id')} = ${identity.userId} then ${col('slug')} else '' end`,
      // Only people who may grant permissions see those of a colleague. Everybody sees their own.
      module_permissions: (rows) =>
        mayWrite('UserPermission')(rows.identity.viewer)
          ? rows.col('module_permissions')
          : rows.sql`case when ${isSelf(rows, 'user_id')} then ${rows.col('module_permissions')} end`,
    },
    beforeSave: checkPermissionChange,
    beforeDelete: checkPermissionRemoval,
    goesForGood: true,
  },
  PermissionTemplate: { author: 'created_by' },
  JobPersonnelRole: { author: 'created_by' },
  ExpenseGroup: { author: 'created_by' },
  ExpenseCode: { author: 'created_by' },
  RevenueCode: { author: 'created_by' },
  ServiceStatus: { author: 'created_by' },
  UserCompanySetting: {
    author: 'created_by',
    read: (rows) => isSelf(rows, 'user_id'),
    columns: {
      pay_rate: (rows) => (readsPay(rows.identity.viewer) ? rows.col('pay_rate') : ownPay(rows)),
    },
  },
  Company: {
    crossTenant: true,
    read: (rows) => isOwnEmployer(rows, 'id'),
    without: ['create', 'delete'],
  },
  ProfileImage: {
    read: (rows) => {
      const { sql, col } = rows;
      const logo = sql`${col('user_id')} is null and ${isOwnEmployer(rows, 'tenant_id')}`;
      const faces = sql`${isSelf(rows, 'user_id')} or (${logo})`;
      return isMember(rows) ? sql`(${faces} or ${isColleague(rows, 'user_id')})` : sql`(${faces})`;
    },
    write: (rows) => isSelf(rows, 'user_id'),
    without: ['create'],
    goesForGood: true,
  },
  Union: {
    author: 'created_by',
    columns: pay('pay_scales', 'default_cost_hr', 'ot15_cost_hr', 'ot2_cost_hr', 'ot25_cost_hr'),
  },
  AgreementVersion: { author: 'created_by', columns: pay('pay_scales'), beforeSave: checkAgreementVersion },
  Module: { read: ({ sql }) => sql`true` },
  Notification: {
    read: (rows) => isSelf(rows, 'user_id'),
    write: (rows) => isSelf(rows, 'user_id'),
    without: ['create'],
    goesForGood: true,
  },
} satisfies Record<string, Entry>;
