import type { Expression, Rows } from '../entry.ts';

/** Whether the customer of a document pays no tax, from the service call or the project that it is for. */
const exemptIn =
  (work: 'service' | 'job', field: 'service_id' | 'job_id') =>
  ({ sql, col, identity }: Rows): Expression =>
    sql`(select coalesce(c.exempt_number, '') from ${sql.table(work)} w
      join contact c on c.tenant_id = w.tenant_id and c.id = w.customer_id
      where w.tenant_id = ${identity.tenantId} and w.id = ${col(field)} and c.tax_exempt = 1)`;

export const exemptOfCall = exemptIn('service', 'service_id');
export const exemptOfProject = exemptIn('job', 'job_id');
