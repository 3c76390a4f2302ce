import { count, flag, instant, int, json, needRef, needText, ref, text } from '../field.ts';
import { many, model, one, through } from '../model.ts';

export const FormTemplateCategory = model('FormTemplateCategory', {
  title: 'name',
  fields: { name: needText(), has_worksheet_forms: flag(), sort_order: count(), archived: flag() },
  relations: { FormTemplate: many('FormTemplate', 'category_id') },
});

export const FormTemplate = model('FormTemplate', {
  title: 'title',
  search: ['title'],
  index: ['category_id'],
  fields: {
    title: needText(),
    name: text(),
    category_id: needRef('FormTemplateCategory'),
    form_json: json(),
    is_worksheet_form: flag(),
    has_equipment: flag(),
    is_single_use: flag(),
    archived: flag(),
  },
  relations: {
    FormTemplateCategory: one('FormTemplateCategory', 'category_id'),
    FormChildTemplate: many('FormChildTemplate', 'form_template_id'),
    EquipmentType: through('EquipmentType', {
      model: 'FormTemplateEquipmentType',
      here: 'form_template_id',
      there: 'equipment_type_id',
      adds: [],
    }),
    JobPersonnelRole: through('JobPersonnelRole', {
      model: 'FormTemplateRole',
      here: 'form_template_id',
      there: 'personnel_role_id',
      adds: [],
    }),
  },
});

export const FormTemplateEquipmentType = model('FormTemplateEquipmentType', {
  unique: [['form_template_id', 'equipment_type_id']],
  fields: { form_template_id: needRef('FormTemplate'), equipment_type_id: needRef('EquipmentType') },
  relations: {},
});

export const FormTemplateRole = model('FormTemplateRole', {
  unique: [['form_template_id', 'personnel_role_id']],
  fields: { form_template_id: needRef('FormTemplate'), personnel_role_id: needRef('JobPersonnelRole') },
  relations: {},
});

export const FormChildTemplate = model('FormChildTemplate', {
  title: 'description',
  search: ['description'],
  index: ['form_template_id'],
  fields: {
    description: needText(),
    form_template_id: needRef('FormTemplate'),
    form_json: json(),
    clockin_prompt_projects_required: flag(),
    clockin_prompt_services_required: flag(),
    archived: flag(),
  },
  relations: { FormTemplate: one('FormTemplate', 'form_template_id') },
});

/**
 * A filled form. form_json and the template's names are snapshots. Once it is signed, every change is a new revision
 * with a reason.
 */
export const CompanyForm = model('CompanyForm', {
  index: ['child_template_id', 'job_id', 'service_id', 'equipment_id'],
  unique: [['client_key']],
  fields: {
    form_json: json(),
    child_template_id: ref('FormChildTemplate'),
    form_template_id: ref('FormTemplate', { readOnly: true }),
    service_id: ref('Service'),
    job_id: ref('Job'),
    equipment_id: ref('Equipment'),
    worksheet_id: ref('Service'),
    customer_asset_id: ref('Contact'),
    created_by: ref('User', { readOnly: true }),
    expiry: instant(),
    is_deactivated: flag(),
    client_key: text(),
    revision: count(1, { readOnly: true }),
    template_title: text({ readOnly: true }),
    child_template_description: text({ readOnly: true }),
  },
  relations: {
    FormChildTemplate: one('FormChildTemplate', 'child_template_id'),
    FormTemplate: one('FormTemplate', 'form_template_id'),
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    User: one('User', 'created_by'),
    Equipment: one('Equipment', 'equipment_id'),
    CompanyFormAcknowledgement: many('CompanyFormAcknowledgement', 'form_id'),
  },
});

/** A participant of a filled form: a user or an external worker. The slug is the secret of the signing link. */
export const CompanyFormAcknowledgement = model('CompanyFormAcknowledgement', {
  index: ['form_id', 'user_id'],
  unique: [['client_key']],
  fields: {
    form_id: needRef('CompanyForm'),
    user_id: ref('User'),
    is_external_worker: flag(),
    name: text(),
    company_name: text(),
    email: text(),
    phone: text(),
    is_invite: flag(),
    completed_at: instant(),
    acknowledgement_slug: text({ readOnly: true }),
    signature_json: json(),
    form_json: json(),
    /** The person who recorded the signature on their device, or who invited. */
    recorded_by: ref('User', { readOnly: true }),
    client_key: text(),
    /** The revision of the form that was signed. */
    revision: int({ readOnly: true }),
    withdrawn_at: instant({ readOnly: true }),
    withdrawn_reason: text({ readOnly: true }),
  },
  relations: { User: one('User', 'user_id'), CompanyForm: one('CompanyForm', 'form_id') },
});
