import {
  count,
  date,
  flag,
  instant,
  json,
  jsonList,
  latitude,
  longitude,
  madeOnce,
  money,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { documentSums, documentTerms, exemptOf, taxPlace } from './document-fields.ts';
import { hasOne, many, model, one, through } from '../model.ts';

/** A project. */
export const Job = model('Job', () => ({
  title: 'job_name',
  search: ['job_num', 'job_name', 'customer_name_cache', 'address'],
  index: ['job_num', 'customer_id'],
  unique: [['job_num'], ['client_key']],
  fields: {
    job_name: needText(),
    job_num: needText(),
    customer_id: ref('Contact'),
    customer_name_cache: text(),
    manager_id: ref('User'),
    address: text(),
    city: text(),
    province: text(),
    country: text(),
    postal_code: text(),
    lat: latitude(),
    long: longitude(),
    check_in_tolerance: number({ min: 0 }),
    is_internal_project: flag(),
    is_lead: flag(),
    archived: flag(),
    deleted: flag(0, { readOnly: true }),
    completed: instant(),
    date_completed: instant(),
    start_date: date(),
    estimate_locked: flag(),
    budget_hours: number({ min: 0 }),
    /** What the customer holds back of new lines of the schedule of values. */
    holdback_percent: number({ min: 0, max: 100 }),
    /** From when on the customer owes what they held back. */
    holdback_due: date(),
    collective_agreements_json: json(),
    mileage_zones_json: jsonList(),
    hours_logged: number({ readOnly: true, computed: true }),
    /** What its customer has to their credit, such as a deposit; null for people who may not read its financials. */
    customer_credit: money({ readOnly: true, computed: true }),
    /** What decides about the taxes of its documents, as theirs says. */
    tax_place_json: taxPlace.tax_place_json,
    ...madeOnce,
  },
  relations: {
    Customer: one('Contact', 'customer_id'),
    Manager: one('User', 'manager_id'),
    JobBid: many('JobBid', 'job_id'),
    JobEstimate: hasOne('JobEstimate', 'job_id'),
    JobPersonnel: many('JobPersonnel', 'job_id'),
    JobPersonnelRole: through('JobPersonnelRole', {
      model: 'JobPersonnel',
      here: 'job_id',
      there: 'personnel_role_id',
      adds: ['user_id'],
    }),
    User: through('User', { model: 'JobPersonnel', here: 'job_id', there: 'user_id', adds: ['personnel_role_id'] }),
  },
}));

/** A note of a project; a public one stands on the project's public page, for people without an account. */
export const JobNote = model('JobNote', () => ({
  title: 'title',
  search: ['title', 'body'],
  index: ['job_id'],
  unique: [['client_key']],
  fields: { job_id: needRef('Job'), title: needText(), body: text(), is_public: flag(), ...madeOnce },
  relations: { Job: one('Job', 'job_id'), CreatedBy: one('User', 'created_by') },
}));

/** An offer for a project. Its amounts are null for people who may not read the project's financials. */
export const JobBid = model('JobBid', () => ({
  title: 'title',
  index: ['job_id'],
  fields: {
    job_id: needRef('Job'),
    title: text(),
    is_active: flag(),
    status: text(),
    ...documentSums,
    ...documentTerms,
    total: money(),
    /** Keys of the optional lines that the customer took. */
    chosen_json: jsonList(),
    exempt: exemptOf,
    ...taxPlace,
  },
  relations: { Job: one('Job', 'job_id') },
}));

/** The estimated cost of a project. Its amounts are null for people who may not read the project's financials. */
export const JobEstimate = model('JobEstimate', () => ({
  index: ['job_id'],
  unique: [['client_key']],
  fields: {
    job_id: needRef('Job'),
    estimate_json: jsonList(),
    /** Added to the price, as a part of the cost. */
    overhead_percent: number({ min: 0 }),
    total: money(),
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id') },
}));

/** A service call. */
export const Service = model('Service', () => ({
  title: 'job_name',
  search: ['job_num', 'job_name', 'customer_name_cache', 'address'],
  index: ['job_num', 'customer_id', 'assigned_to'],
  unique: [['job_num'], ['client_key']],
  fields: {
    job_name: needText(),
    job_num: needText(),
    customer_id: ref('Contact'),
    customer_name_cache: text(),
    assigned_to: ref('User'),
    status_id: ref('ServiceStatus'),
    address: text(),
    city: text(),
    province: text(),
    country: text(),
    postal_code: text(),
    lat: latitude(),
    long: longitude(),
    scheduled_at: instant(),
    priority: text(),
    archived: flag(),
    completed: instant(),
    ...madeOnce,
  },
  relations: {
    Customer: one('Contact', 'customer_id'),
    ServiceStatus: one('ServiceStatus', 'status_id'),
    User: through('User', {
      model: 'ServicePersonnel',
      here: 'service_id',
      there: 'user_id',
      adds: ['personnel_role_id'],
    }),
    AssignedTo: one('User', 'assigned_to'),
  },
}));

export const ServicePersonnel = model('ServicePersonnel', () => ({
  unique: [['service_id', 'user_id']],
  index: ['user_id'],
  fields: { service_id: needRef('Service'), user_id: needRef('User'), personnel_role_id: ref('JobPersonnelRole') },
  relations: { User: one('User', 'user_id'), Service: one('Service', 'service_id') },
}));

/** The statuses of service calls, named by the company. */
export const ServiceStatus = model('ServiceStatus', () => ({
  title: 'label',
  unique: [['client_key']],
  fields: { type: needText(), label: needText(), sort_order: count(), ...madeOnce },
  relations: {},
}));

/** A person, customer or supplier. */
export const Contact = model('Contact', () => ({
  title: 'name',
  search: ['name', 'email', 'city'],
  index: ['name'],
  unique: [['client_key']],
  fields: {
    name: needText(),
    is_customer: flag(),
    is_supplier: flag(),
    is_company: flag(),
    parent_id: ref('Contact'),
    phone: text(),
    email: text(),
    website: text(),
    address: text(),
    city: text(),
    province: text(),
    country: text(),
    postal_code: text(),
    lat: latitude(),
    long: longitude(),
    access_notes: text(),
    notes: text(),
    archived: flag(),
    /** No reminders of invoices go to them. */
    reminders_off: flag(),
    /** They pay no tax, and the number by which they prove it. */
    tax_exempt: flag(),
    exempt_number: text(),
    /** Names of the taxes that they do not pay, where it is not all of them. */
    exempt_taxes_json: jsonList(),
    ...madeOnce,
  },
  relations: {
    Company: one('Contact', 'parent_id'),
    SubContact: many('Contact', 'parent_id'),
    Job: many('Job', 'customer_id'),
    Service: many('Service', 'customer_id'),
  },
}));
