import { HOLIDAY_RULES, SIGNATURE_RULES } from '@fieldspan/domain/visits/visit-rule';
import { count, date, flag, int, madeOnce, money, needChoice, needRef, needText, ref, text } from '../field.ts';
import { many, model, one } from '../model.ts';

/** Visits to a customer again and again, at a price that was agreed. */
export const ServiceContract = model('ServiceContract', () => ({
  title: 'title',
  search: ['title'],
  index: ['customer_id'],
  unique: [['client_key']],
  fields: {
    title: needText(),
    customer_id: ref('Contact'),
    /** Of one visit. */
    price: money({ min: 0 }),
    /** On which days there is a visit: an RRULE of RFC 5545, such as `FREQ=MONTHLY;INTERVAL=3;BYDAY=2MO`. */
    rrule: text(),
    /** `rrule` in words; whoever has no rule may write here. */
    recurrence: text(),
    starts_on: date(),
    /** When a visit begins, as `08:00` on the clock of `time_zone`. */
    time_of_day: text(),
    time_zone: text(),
    duration_min: count(60, { min: 5, max: 14_400 }),
    /** So many days before it, a visit is made. */
    lead_days: count(30, { min: 1, max: 366 }),
    holiday_rule: needChoice(HOLIDAY_RULES),
    signature_rule: needChoice(SIGNATURE_RULES),
    state: needChoice(['draft', 'active', 'ended']),
    next_due: date(),
    expiry: date(),
    archived: flag(),
    ...madeOnce,
  },
  relations: {
    Customer: one('Contact', 'customer_id'),
    ServiceContractTask: many('ServiceContractTask', 'contract_id'),
    ServiceContractMaterial: many('ServiceContractMaterial', 'contract_id'),
    ServiceContractProduct: many('ServiceContractProduct', 'contract_id'),
    ServiceContractPersonnel: many('ServiceContractPersonnel', 'contract_id'),
    ServiceContractForm: many('ServiceContractForm', 'contract_id'),
    Visit: many('Visit', 'contract_id'),
  },
}));

/** Work that is done on visits again and again, for contracts to choose from. */
export const ServiceTask = model('ServiceTask', () => ({
  title: 'title',
  search: ['title', 'description'],
  unique: [['client_key']],
  fields: {
    title: needText(),
    description: text(),
    minutes: int({ min: 1, max: 14_400 }),
    archived: flag(),
    ...madeOnce,
  },
  relations: {},
}));

/** A step of every visit of a contract; its words may differ from those of the task that it was taken from. */
export const ServiceContractTask = model('ServiceContractTask', () => ({
  title: 'title',
  index: ['contract_id', 'task_id'],
  unique: [['client_key']],
  fields: {
    contract_id: needRef('ServiceContract'),
    task_id: ref('ServiceTask'),
    title: needText(),
    sort_order: count(),
    ...madeOnce,
  },
  relations: { ServiceTask: one('ServiceTask', 'task_id') },
}));

/** What is brought along to every visit of a contract. */
export const ServiceContractMaterial = model('ServiceContractMaterial', () => ({
  title: 'description',
  index: ['contract_id', 'material_id'],
  unique: [['client_key']],
  fields: {
    contract_id: needRef('ServiceContract'),
    material_id: ref('Material'),
    description: needText(),
    quantity: count(1, { min: 1, max: 100_000 }),
    ...madeOnce,
  },
  relations: { Material: one('Material', 'material_id') },
}));

/** A file that every visit of a contract has at hand. */
export const ServiceContractFile = model('ServiceContractFile', () => ({
  index: ['contract_id', 'file_id'],
  unique: [['client_key']],
  fields: { contract_id: needRef('ServiceContract'), file_id: needRef('LibraryUpload'), caption: text(), ...madeOnce },
  relations: {
    ServiceContract: one('ServiceContract', 'contract_id'),
    LibraryUpload: one('LibraryUpload', 'file_id'),
    CreatedBy: one('User', 'created_by'),
  },
}));

/** A machine of the customer that a contract is about. */
export const ServiceContractProduct = model('ServiceContractProduct', () => ({
  index: ['asset_id'],
  unique: [['contract_id', 'asset_id'], ['client_key']],
  fields: { contract_id: needRef('ServiceContract'), asset_id: needRef('CustomerAsset'), ...madeOnce },
  relations: { CustomerAsset: one('CustomerAsset', 'asset_id') },
}));

/** Who goes on the visits of a contract. */
export const ServiceContractPersonnel = model('ServiceContractPersonnel', () => ({
  index: ['user_id'],
  unique: [['contract_id', 'user_id'], ['client_key']],
  fields: { contract_id: needRef('ServiceContract'), user_id: needRef('User'), is_lead: flag(), ...madeOnce },
  relations: { User: one('User', 'user_id') },
}));

/** A form that is filled in on every visit of a contract. */
export const ServiceContractForm = model('ServiceContractForm', () => ({
  index: ['child_template_id'],
  unique: [['contract_id', 'child_template_id'], ['client_key']],
  fields: { contract_id: needRef('ServiceContract'), child_template_id: needRef('FormChildTemplate'), ...madeOnce },
  relations: { FormChildTemplate: one('FormChildTemplate', 'child_template_id') },
}));
