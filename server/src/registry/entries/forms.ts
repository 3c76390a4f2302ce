import { checkFilledForm, keepRevision } from '../guards/filled-form.ts';
import { checkTemplate } from '../guards/form-template.ts';
import { checkParticipant, keepSignature, refuseSignedForm } from '../guards/signing.ts';
import type { Entry } from '../entry.ts';

/** Forms that one filled or signs; job forms for those who read the job. */
export const formEntries = {
  FormTemplate: {
    links: ['EquipmentType', 'JobPersonnelRole'],
    beforeSave: checkTemplate,
  },
  FormChildTemplate: { beforeSave: checkTemplate },
  CompanyForm: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('created_by')} = ${identity.userId}
        or exists (select from company_form_acknowledgement fa
          where fa.tenant_id = ${identity.tenantId} and fa.form_id = ${col('id')} and fa.user_id = ${identity.userId})
        or ${mayRead('Job', 'job_id')} or ${mayRead('Service', 'service_id')})`,
    /** Its author; others with the module's permission. */
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    guarded: true,
    publicSlug: true,
    beforeSave: checkFilledForm,
    afterSave: keepRevision,
    beforeDelete: refuseSignedForm,
  },
  FormTemplateRole: { goesForGood: true },
  FormTemplateEquipmentType: { goesForGood: true },
  CompanyFormAcknowledgement: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('user_id')} = ${identity.userId} or ${mayRead('CompanyForm', 'form_id')})`,
    /** Oneself, or whom one brought; all with the module's permission. */
    write: ({ sql, col, identity }) =>
      sql`(${col('user_id')} = ${identity.userId} or ${col('recorded_by')} = ${identity.userId})`,
    author: 'recorded_by',
    goesForGood: true,
    secretSlug: true,
    beforeSave: checkParticipant,
    beforeDelete: keepSignature,
  },
} satisfies Record<string, Entry>;
