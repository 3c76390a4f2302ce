import { RULE_REACHES } from '@fieldspan/domain/visits/visit-warnings';
import { SIGNATURE_RULES } from '@fieldspan/domain/visits/visit-rule';
import { VISIT_STATES, VISIT_STEPS } from '@fieldspan/domain/visits/visit-state';
import {
  choice,
  count,
  date,
  flag,
  instant,
  int,
  json,
  latitude,
  longitude,
  madeOnce,
  money,
  needChoice,
  needDate,
  needRef,
  needText,
  number,
  ref,
  text,
} from '../field.ts';
import { many, model, one, through } from '../model.ts';

/**
 * Somebody goes to a service call or a project at a time. The state follows from what is planned and from what the people on
 * it report, so only the server sets it.
 */
export const Visit = model('Visit', () => ({
  index: ['service_id', 'job_id', 'lead_id', 'starts_at'],
  unique: [['client_key']],
  fields: {
    service_id: ref('Service'),
    job_id: ref('Job'),
    /** Who leads it; nobody while it is in the tray. Others who go along are linked. */
    lead_id: ref('User'),
    starts_at: instant(),
    ends_at: instant(),
    /** How long it is thought to take, also while it has no time. */
    duration_min: count(60, { min: 5, max: 14_400 }),
    state: needChoice(VISIT_STATES),
    note: text(),
    /** The visit that asked for this one. */
    follows_id: ref('Visit'),
    arrived_at: instant({ readOnly: true }),
    done_at: instant({ readOnly: true }),
    /** The contract that made it, and for which of its days; a later day is planned when that one is a holiday. */
    contract_id: ref('ServiceContract'),
    occurrence_on: date(),
    signature_rule: needChoice(SIGNATURE_RULES),
    /** As the contract has it. */
    price: money({ min: 0 }),
    ...madeOnce,
  },
  relations: {
    ServiceContract: one('ServiceContract', 'contract_id'),
    VisitTask: many('VisitTask', 'visit_id'),
    VisitForm: many('VisitForm', 'visit_id'),
    Service: one('Service', 'service_id'),
    Job: one('Job', 'job_id'),
    Lead: one('User', 'lead_id'),
    User: through('User', { model: 'VisitPerson', here: 'visit_id', there: 'user_id', adds: [] }),
    VisitEvent: many('VisitEvent', 'visit_id'),
    VisitPart: many('VisitPart', 'visit_id'),
    ServiceFile: many('ServiceFile', 'visit_id'),
  },
}));

/** Somebody who goes along on a visit. */
export const VisitPerson = model('VisitPerson', () => ({
  unique: [['visit_id', 'user_id']],
  index: ['user_id'],
  fields: { visit_id: needRef('Visit'), user_id: needRef('User') },
  relations: { User: one('User', 'user_id'), Visit: one('Visit', 'visit_id') },
}));

/** What somebody on a visit reported. Never changed. */
export const VisitEvent = model('VisitEvent', () => ({
  index: ['visit_id'],
  unique: [['client_key']],
  fields: {
    visit_id: needRef('Visit'),
    kind: needChoice(VISIT_STEPS),
    /** When it happened: when it arrived, less what it waited on the device. */
    at: instant({ readOnly: true }),
    waited_ms: int({ min: 0 }),
    lat: latitude(),
    long: longitude(),
    accuracy_m: number({ min: 0 }),
    note: text(),
    /** The customer signed; the text of a Signature. */
    signature_json: json(),
    /** Why nobody signed. */
    unsigned_reason: text(),
    /** When a return visit is wanted, and how long it is thought to take. */
    return_at: instant(),
    return_min: int({ min: 5, max: 14_400 }),
    ...madeOnce,
  },
  relations: { Visit: one('Visit', 'visit_id'), User: one('User', 'created_by') },
}));

/** A part that was fitted or used on a visit. */
export const VisitPart = model('VisitPart', () => ({
  index: ['visit_id', 'material_id'],
  unique: [['client_key']],
  fields: {
    visit_id: needRef('Visit'),
    material_id: ref('Material'),
    description: needText(),
    quantity: count(1, { min: 1, max: 100_000 }),
    is_from_van: flag(1),
    ...madeOnce,
  },
  relations: { Visit: one('Visit', 'visit_id'), Material: one('Material', 'material_id') },
}));

/** A step of a visit, or what is brought along to it; ticked by whoever did it. */
export const VisitTask = model('VisitTask', () => ({
  title: 'title',
  index: ['visit_id'],
  unique: [['client_key']],
  fields: {
    visit_id: needRef('Visit'),
    kind: needChoice(['do', 'bring']),
    title: needText(),
    sort_order: count(),
    done_at: instant(),
    done_by: ref('User', { readOnly: true }),
    ...madeOnce,
  },
  relations: { Visit: one('Visit', 'visit_id'), DoneBy: one('User', 'done_by') },
}));

/** A form that is to be filled in on a visit, as its contract asks for it. */
export const VisitForm = model('VisitForm', () => ({
  index: ['child_template_id'],
  unique: [['visit_id', 'child_template_id']],
  fields: { visit_id: needRef('Visit'), child_template_id: needRef('FormChildTemplate') },
  relations: { Visit: one('Visit', 'visit_id'), FormChildTemplate: one('FormChildTemplate', 'child_template_id') },
}));

/** Days on which somebody is away, both inclusive. */
export const Leave = model('Leave', () => ({
  index: ['user_id', 'to_on'],
  unique: [['client_key']],
  fields: {
    user_id: needRef('User'),
    from_on: needDate(),
    to_on: needDate(),
    kind: needChoice(['holiday', 'sick', 'training', 'other']),
    state: needChoice(['granted', 'asked', 'refused']),
    note: text(),
    ...madeOnce,
  },
  relations: { User: one('User', 'user_id') },
}));

/** A kind of certificate that the company asks for. */
export const CertificateType = model('CertificateType', () => ({
  title: 'title',
  unique: [['title'], ['client_key']],
  fields: { title: needText(), archived: flag(), ...madeOnce },
  relations: { CertificateRule: many('CertificateRule', 'type_id') },
}));

/** Which visits a certificate is needed for, and whether a visit is stopped or only warned about without it. */
export const CertificateRule = model('CertificateRule', () => ({
  index: ['type_id', 'job_id', 'service_id'],
  unique: [['client_key']],
  fields: {
    type_id: needRef('CertificateType'),
    gate: needChoice(['block', 'warn']),
    reach: needChoice(RULE_REACHES),
    service_id: ref('Service'),
    job_id: ref('Job'),
    ...madeOnce,
  },
  relations: {
    CertificateType: one('CertificateType', 'type_id'),
    Service: one('Service', 'service_id'),
    Job: one('Job', 'job_id'),
  },
}));

/** Somebody put a visit where leave or a missing certificate stood in the way, and says why. */
export const Override = model('Override', () => ({
  index: ['visit_id', 'user_id'],
  fields: {
    visit_id: needRef('Visit'),
    /** Who goes all the same. */
    user_id: needRef('User'),
    cause: choice(['leave', 'certificate']),
    /** The certificate that is missing. */
    certificate: text(),
    reason: needText(),
    /** The day that it is for. */
    on_day: date(),
    created_by: ref('User', { readOnly: true }),
  },
  relations: { Visit: one('Visit', 'visit_id'), User: one('User', 'user_id'), GivenBy: one('User', 'created_by') },
}));
