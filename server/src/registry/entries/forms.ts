import { hasModule } from '@fieldspan/domain/access';
import { takeTemplateOfChild } from '../guards/form-template.ts';
import { giveSigningSlug } from '../guards/signing-slug.ts';
import type { Entry } from '../entry.ts';

/** Forms that one filled or signs; job forms for those who read the job. */
export const formEntries = {
  FormTemplate: { links: ['EquipmentType', 'JobPersonnelRole'] },
  CompanyForm: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('created_by')} = ${identity.userId}
        or exists (select from company_form_acknowledgement fa
          where fa.tenant_id = ${identity.tenantId} and fa.form_id = ${col('id')} and fa.user_id = ${identity.userId})
        or ${mayRead('Job', 'job_id')} or ${mayRead('Service', 'service_id')})`,
    remove: ({ sql, col, identity }) =>
      sql`(${hasModule(identity.viewer, 'Company Forms', 'write')} or ${col('created_by')} = ${identity.userId})`,
    author: 'created_by',
    guarded: true,
    beforeSave: takeTemplateOfChild,
  },
  CompanyFormAcknowledgement: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('user_id')} = ${identity.userId} or ${mayRead('CompanyForm', 'form_id')})`,
    /** Oneself, whom one brought, or all with the module's permission. */
    remove: ({ sql, col, identity }) =>
      sql`(${hasModule(identity.viewer, 'Company Forms', 'write')} or ${col('user_id')} = ${identity.userId}
        or ${col('recorded_by')} = ${identity.userId})`,
    author: 'recorded_by',
    secretSlug: true,
    beforeSave: giveSigningSlug,
  },
} satisfies Record<string, Entry>;
