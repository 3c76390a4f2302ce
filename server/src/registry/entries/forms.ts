import { checkFilledForm, keepRevision } from '../guards/filled-form.ts';
import { checkTemplate } from '../guards/form-template.ts';
import { checkParticipant, keepSignature, refuseSignedForm } from '../guards/signing.ts';
import type { Entry } from '../entry.ts';

/** People read the forms that they filled in or sign. People who may read a job also read its forms. */
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
    /** The author may change the form; others need the module's permission. */
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
    /**
     * People may change their own participation and those that they recorded; with the module's permission they may
     * change all.
     */
    write: ({ sql, col, identity }) =>
      sql`(${col('user_id')} = ${identity.userId} or ${col('recorded_by')} = ${identity.userId})`,
    author: 'recorded_by',
    goesForGood: true,
    secretSlug: true,
    beforeSave: checkParticipant,
    beforeDelete: keepSignature,
  },
} satisfies Record<string, Entry>;
