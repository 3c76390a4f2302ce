import type { Tx } from '../../db/database.ts';

/**
 * Who opens the form: a `reader` may read the record, a `signer` has a signing link, the `public` has only the page's
 * address and gets no files, no earlier revisions and no phone numbers.
 */
export type Looker = ({ as: 'reader'; userId: number } | { as: 'signer'; signerId: number } | { as: 'public' }) & {
  mayWrite: boolean;
  /** Number of an earlier revision; null for the newest. */
  revision: number | null;
};

/** The form's id and tenant. */
export type Found = { formId: number; tenantId: number };

export type StoredForm = Awaited<ReturnType<typeof readForm>>;
export type StoredRevision = Awaited<ReturnType<typeof revisionsOf>>[number];

export function readForm(tx: Tx, { formId, tenantId }: Found) {
  return tx
    .selectFrom('company_form as f')
    .innerJoin('company as c', 'c.id', 'f.tenant_id')
    .leftJoin('user as u', 'u.id', 'f.created_by')
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', formId)
    .select([
      'f.id',
      'f.tenant_id',
      'f.version',
      'f.slug',
      'f.created_at',
      'f.updated_at',
      'f.form_json',
      'f.is_deactivated',
      'f.expiry',
      'f.revision',
      'f.template_title',
      'f.child_template_description',
      'f.job_id',
      'f.service_id',
      'f.equipment_id',
      'f.worksheet_id',
      'f.customer_asset_id',
      'f.about_user_id',
      'c.company_name',
      'u.first_name',
      'u.last_name',
    ])
    .executeTakeFirstOrThrow();
}

export function revisionsOf(tx: Tx, { formId, tenantId }: Found) {
  return tx
    .selectFrom('company_form_revision as r')
    .leftJoin('user as u', 'u.id', 'r.created_by')
    .where('r.tenant_id', '=', tenantId)
    .where('r.form_id', '=', formId)
    .select([
      'r.revision',
      'r.form_json',
      'r.drawings_json',
      'r.is_deactivated',
      'r.expiry',
      'r.job_id',
      'r.service_id',
      'r.equipment_id',
      'r.worksheet_id',
      'r.customer_asset_id',
      'r.about_user_id',
      'r.reason',
      'r.created_at as stored_at',
      'u.first_name as stored_by_first',
      'u.last_name as stored_by_last',
    ])
    .orderBy('r.revision')
    .execute();
}
