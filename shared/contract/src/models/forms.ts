import { choice, count, flag, instant, int, json, needRef, needText, ref, text } from '../field.ts';
import { FORM_STATES } from '@fieldspan/domain/form/form-states';
import { many, model, one, through } from '../model.ts';

export const FormTemplateCategory = model('FormTemplateCategory', () => ({
  title: 'name',
  unique: [['client_key']],
  fields: { name: needText(), has_worksheet_forms: flag(), sort_order: count(), archived: flag(), client_key: text() },
  relations: { FormTemplate: many('FormTemplate', 'category_id') },
}));

export const FormTemplate = model('FormTemplate', () => ({
  title: 'title',
  search: ['title'],
  index: ['category_id'],
  unique: [['client_key']],
  fields: {
    title: needText(),
    name: text(),
    category_id: needRef('FormTemplateCategory'),
    form_json: json(),
    is_worksheet_form: flag(),
    has_equipment: flag(),
    is_single_use: flag(),
    archived: flag(),
    client_key: text(),
    /** The form of the starter library that it was copied from. */
    starter_key: text({ readOnly: true }),
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
}));

export const FormTemplateEquipmentType = model('FormTemplateEquipmentType', () => ({
  unique: [['form_template_id', 'equipment_type_id']],
  fields: { form_template_id: needRef('FormTemplate'), equipment_type_id: needRef('EquipmentType') },
  relations: {},
}));

export const FormTemplateRole = model('FormTemplateRole', () => ({
  unique: [['form_template_id', 'personnel_role_id']],
  fields: { form_template_id: needRef('FormTemplate'), personnel_role_id: needRef('JobPersonnelRole') },
  relations: {},
}));

/**
 * What people fill in. form_json holds the published questions: storing it publishes it as a new version. draft_json
 * holds questions that are not published yet; null if there are none.
 */
export const FormChildTemplate = model('FormChildTemplate', () => ({
  title: 'description',
  search: ['description'],
  index: ['form_template_id'],
  unique: [['client_key']],
  fields: {
    description: needText(),
    form_template_id: needRef('FormTemplate'),
    form_json: json(),
    draft_json: json(),
    /** The number of the published version; 0 before the first. */
    published_version: count(0, { readOnly: true }),
    clockin_prompt_projects_required: flag(),
    clockin_prompt_services_required: flag(),
    /** Who gets every form that is filled in from it, by e-mail: one address a line. */
    notify_emails: text(),
    archived: flag(),
    /** The form is for single use and was filled in, so nobody can fill it in again. */
    is_used_up: flag(0, { readOnly: true, computed: true }),
    client_key: text(),
  },
  relations: {
    FormTemplate: one('FormTemplate', 'form_template_id'),
    FormTemplateVersion: many('FormTemplateVersion', 'child_template_id'),
  },
}));

/** A published version of a child template's questions. The database stores it when they are published. */
export const FormTemplateVersion = model('FormTemplateVersion', () => ({
  title: 'description',
  unique: [['child_template_id', 'number']],
  fields: {
    child_template_id: needRef('FormChildTemplate', { readOnly: true }),
    number: count(0, { readOnly: true }),
    form_json: json({ readOnly: true }),
    /** The name of the child template at that time. */
    description: text({ readOnly: true }),
    note: text({ readOnly: true }),
    published_by: ref('User', { readOnly: true }),
    /** How many forms that the caller may read were filled in with it. */
    form_count: count(0, { readOnly: true, computed: true }),
  },
  relations: {
    FormChildTemplate: one('FormChildTemplate', 'child_template_id'),
    User: one('User', 'published_by'),
  },
}));

/**
 * A filled form. form_json and the template's names are snapshots. Once it is signed, every change is a new revision
 * with a reason.
 */
export const CompanyForm = model('CompanyForm', () => ({
  index: ['child_template_id', 'job_id', 'service_id', 'equipment_id', 'customer_asset_id', 'about_user_id'],
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
    /** The person that the form is about. That alone does not let them read it. */
    about_user_id: ref('User'),
    created_by: ref('User', { readOnly: true }),
    expiry: instant(),
    is_deactivated: flag(),
    client_key: text(),
    revision: count(1, { readOnly: true }),
    template_title: text({ readOnly: true }),
    child_template_description: text({ readOnly: true }),
    /** Who has looked at this revision since it was sent. */
    reviewed_by: ref('User', { readOnly: true }),
    reviewed_at: instant({ readOnly: true }),
    /** The answers as text, which a search looks in. */
    answers_text: text({ readOnly: true, computed: true }),
    /** Answers that stop the work or carry a warning. */
    flagged_count: count(0, { readOnly: true, computed: true }),
    signed_count: count(0, { readOnly: true, computed: true }),
    /** Everybody who signed or has still to sign. */
    signer_count: count(0, { readOnly: true, computed: true }),
    state: choice(FORM_STATES, { readOnly: true, computed: true }),
    /** The published version of the child template whose questions it answers; null if that is not known. */
    template_version: int({ readOnly: true }),
  },
  relations: {
    FormChildTemplate: one('FormChildTemplate', 'child_template_id'),
    FormTemplate: one('FormTemplate', 'form_template_id'),
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    User: one('User', 'created_by'),
    Reviewer: one('User', 'reviewed_by'),
    Equipment: one('Equipment', 'equipment_id'),
    Contact: one('Contact', 'customer_asset_id'),
    AboutUser: one('User', 'about_user_id'),
    FormMail: many('FormMail', 'form_id'),
    CompanyFormAcknowledgement: many('CompanyFormAcknowledgement', 'form_id'),
  },
}));

/** A participant of a filled form: a user or an external worker. The slug is the secret of the signing link. */
export const CompanyFormAcknowledgement = model('CompanyFormAcknowledgement', () => ({
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
    /** When an invited person first opened the form. */
    opened_at: instant({ readOnly: true }),
    /** When they were last asked again. */
    reminded_at: instant({ readOnly: true }),
    /** When the newest mailed link ends; null for users, who need none. */
    link_ends_at: instant({ readOnly: true }),
    /** Who declined is asked again only by a new invitation, which clears both fields. */
    declined_at: instant({ readOnly: true }),
    declined_reason: text({ readOnly: true }),
  },
  relations: { User: one('User', 'user_id'), CompanyForm: one('CompanyForm', 'form_id') },
}));

/** A filled form that is sent to one recipient by e-mail. The server sends it, and tries again if that fails. */
export const FormMail = model('FormMail', () => ({
  title: 'email',
  index: ['form_id'],
  unique: [['client_key']],
  fields: {
    form_id: needRef('CompanyForm', { readOnly: true }),
    revision: count(1, { readOnly: true }),
    email: needText({ readOnly: true }),
    /** The colleague whose address it is. */
    user_id: ref('User', { readOnly: true }),
    sent_by: ref('User', { readOnly: true }),
    /** The template names the recipient, and nobody pressed Send. */
    is_automatic: flag(0, { readOnly: true }),
    state: choice(['waiting', 'sent', 'failed'], { readOnly: true }),
    attempts: count(0, { readOnly: true }),
    /** Why the last try failed. */
    failure: text({ readOnly: true }),
    sent_at: instant({ readOnly: true }),
    client_key: text({ readOnly: true }),
  },
  relations: {
    CompanyForm: one('CompanyForm', 'form_id'),
    User: one('User', 'user_id'),
    Sender: one('User', 'sent_by'),
  },
}));
