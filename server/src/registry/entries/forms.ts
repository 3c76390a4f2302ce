import { checkTask, tellTaskGiven } from '../guards/task.ts';
import { mayRead as mayReadAll, mayWrite } from '@fieldspan/contract/access-rules';
import { checkFilledForm, keepRevision } from '../guards/filled-form.ts';
import { checkTemplate } from '../guards/form-template.ts';
import { checkParticipant, keepSignature, refuseSignedForm } from '../guards/signing.ts';
import { holdsOnJob } from './work.ts';
import { formColumns, formsInState, formsWithWords } from '../../forms/form-columns.ts';
import { masked } from './masked.ts';
import type { Entry, Expression, Rows } from '../entry.ts';

/** Counts forms that the person may not read, as the server's refusal does. */
const isUsedUp = ({ sql, col, identity }: Rows): Expression => sql`(
  select count(*)::int from form_template t
  where t.tenant_id = ${identity.tenantId} and t.id = ${col('form_template_id')} and t.is_single_use = 1
    and exists (select from company_form f where f.tenant_id = ${identity.tenantId}
      and f.child_template_id = ${col('id')} and f.is_deactivated = 0))`;
/** The forms that answer a version: all of them for people who may read all, otherwise those that the person filled in. */
function formCount({ sql, col, identity }: Rows): Expression {
  const own = mayReadAll('CompanyForm')(identity.viewer) ? sql`true` : sql`f.created_by = ${identity.userId}`;
  return sql`(select count(*)::int from company_form f where f.tenant_id = ${identity.tenantId}
    and f.child_template_id = ${col('child_template_id')} and f.template_version = ${col('number')} and ${own})`;
}

/** People read the forms that they filled in or sign. People who may read a job also read its forms. */
export const formEntries = {
  FormTemplate: {
    links: ['EquipmentType', 'JobPersonnelRole'],
    beforeSave: checkTemplate,
  },
  FormChildTemplate: {
    beforeSave: checkTemplate,
    columns: { is_used_up: isUsedUp, notify_emails: masked('notify_emails', mayWrite('FormChildTemplate')) },
  },
  FormTemplateVersion: {
    /** Rows without a number are earlier questions of a template itself. */
    read: ({ sql, col }) => sql`${col('number')} > 0`,
    without: ['create', 'update', 'delete'],
    columns: { form_count: formCount },
  },
  /** Who gave it and who is to do it, and whoever may read the form or else the job or the equipment that it belongs to. */
  Task: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('created_by')} = ${identity.userId} or ${col('assigned_to')} = ${identity.userId}
        or ${mayRead('CompanyForm', 'form_id')}
        or (${col('form_id')} is null and (${mayRead('Job', 'job_id')} or ${mayRead('Service', 'service_id')}
          or ${mayRead('Equipment', 'equipment_id')} or ${mayRead('Incident', 'incident_id')})))`,
    /** A task of a project is everybody's who changes the project, a problem reported from a label whoever manages equipment. */
    write: (rows) => {
      const { sql, col, identity } = rows;
      const writesJob = mayWrite('Job')(identity.viewer) ? sql`true` : holdsOnJob('write_perms', 'job_id')(rows);
      return sql`(${col('created_by')} = ${identity.userId}
      or ${col('assigned_to')} = ${identity.userId}
      or (${col('form_id')} is null and ${col('job_id')} is not null and ${writesJob})
      or (${mayWrite('Equipment')(identity.viewer)} and ${col('form_id')} is null and ${col('equipment_id')} is not null)
      or (${mayWrite('Incident')(identity.viewer)} and ${col('incident_id')} is not null))`;
    },
    author: 'created_by',
    beforeSave: checkTask,
    afterSave: tellTaskGiven,
  },
  CompanyForm: {
    read: ({ sql, col, identity, mayRead }) =>
      sql`(${col('created_by')} = ${identity.userId}
        or exists (select from company_form_acknowledgement fa
          where fa.tenant_id = ${identity.tenantId} and fa.form_id = ${col('id')} and fa.user_id = ${identity.userId})
        or ${mayRead('Job', 'job_id')} or ${mayRead('Service', 'service_id')})`,
    /** The author may change the form; others need the module's permission. */
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    columns: formColumns,
    searches: { answers_text: formsWithWords },
    values: { state: formsInState },
    guarded: true,
    publicSlug: true,
    beforeSave: checkFilledForm,
    afterSave: keepRevision,
    beforeDelete: refuseSignedForm,
  },
  FormMail: {
    read: ({ mayRead }) => mayRead('CompanyForm', 'form_id'),
    without: ['create', 'update', 'delete'],
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
