import { date, flag, instant, jsonList, madeOnce, needRef, needText, ref, text } from '../field.ts';
import { many, model, one } from '../model.ts';

/** A training certificate that a person holds. */
export const Certificate = model('Certificate', {
  title: 'title',
  search: ['title'],
  index: ['user_id', 'expires', 'type_id'],
  unique: [['client_key']],
  fields: {
    user_id: needRef('User'),
    title: needText(),
    /** What it counts as; rules ask for types. */
    type_id: ref('CertificateType'),
    number: text(),
    issued: date(),
    expires: date(),
    file_id: ref('LibraryUpload'),
    verified_by: ref('User'),
    ...madeOnce,
  },
  relations: {
    User: one('User', 'user_id'),
    CertificateType: one('CertificateType', 'type_id'),
    LibraryUpload: one('LibraryUpload', 'file_id'),
  },
});

/** A utility locate ticket. */
export const Locate = model('Locate', {
  title: 'ticket_num',
  search: ['ticket_num', 'address'],
  index: ['job_id', 'service_id'],
  unique: [['ticket_num'], ['client_key']],
  fields: {
    ticket_num: needText(),
    job_id: ref('Job'),
    service_id: ref('Service'),
    address: text(),
    requested: instant(),
    work_to_begin: instant(),
    expiry: instant(),
    status: text(),
    responses_json: jsonList(),
    archived: flag(),
    ...madeOnce,
  },
  relations: { Job: one('Job', 'job_id'), Service: one('Service', 'service_id') },
});

export const SafetyJobTask = model('SafetyJobTask', {
  title: 'description',
  fields: { description: needText() },
  relations: { SafetyHazard: many('SafetyHazard', 'task_id'), SafetyControl: many('SafetyControl', 'task_id') },
});

export const SafetyHazard = model('SafetyHazard', {
  title: 'description',
  index: ['task_id'],
  fields: { description: needText(), task_id: ref('SafetyJobTask') },
  relations: {},
});

export const SafetyControl = model('SafetyControl', {
  title: 'description',
  index: ['task_id'],
  fields: { description: needText(), task_id: ref('SafetyJobTask') },
  relations: {},
});
