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

/** What decides about the taxes of lines: where the work is, or else its customer, and what that customer is exempt from. */
const placeOf = ({ sql, identity }: Rows, work: 'service' | 'job', id: Expression): Expression =>
  sql`(select json_build_object('region', coalesce(nullif(btrim(w.province), ''), c.province),
      'exempt', case when c.tax_exempt = 1 then coalesce(c.exempt_taxes_json, '[]'::json) end)
    from ${sql.table(work)} w left join contact c on c.tenant_id = w.tenant_id and c.id = w.customer_id
    where w.tenant_id = ${identity.tenantId} and w.id = ${id})`;

const placeIn =
  (work: 'service' | 'job', field: string) =>
  (rows: Rows): Expression =>
    placeOf(rows, work, rows.col(field));

export const taxPlaceOfCall = placeIn('service', 'service_id');
export const taxPlaceOfProject = placeIn('job', 'job_id');
export const ownTaxPlace = placeIn('job', 'id');
