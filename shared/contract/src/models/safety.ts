import { LOCATE_ANSWERS } from '@fieldspan/domain/locate-state';
import {
  choice,
  date,
  flag,
  instant,
  int,
  jsonList,
  latitude,
  longitude,
  madeOnce,
  needChoice,
  needRef,
  needText,
  ref,
  text,
} from '../field.ts';
import { many, model, one } from '../model.ts';

/** A training certificate that a person holds. */
export const Certificate = model('Certificate', () => ({
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
}));

/** A utility locate ticket. */
export const Locate = model('Locate', () => ({
  title: 'ticket_num',
  search: ['ticket_num', 'address'],
  index: ['job_id', 'service_id', 'renewed_from_id', 'responsible_id', 'expiry'],
  unique: [['ticket_num'], ['client_key']],
  fields: {
    ticket_num: needText(),
    job_id: ref('Job'),
    service_id: ref('Service'),
    address: text(),
    /** Where the digging is: a pin, and the corners of an area, `[{lat, long}, …]`. */
    lat: latitude(),
    long: longitude(),
    area_json: jsonList(),
    requested: instant(),
    work_to_begin: instant(),
    expiry: instant(),
    /** The last day on which a renewal is asked for in time; without one, five working days before the end. */
    renew_by: date(),
    /** Who renews it; reminded when that day comes. */
    responsible_id: ref('User'),
    /** The ticket that this one goes on with. */
    renewed_from_id: ref('Locate'),
    status: text(),
    /** The utilities that were asked, with commas between them. */
    utilities: text(),
    /** What each of them has answered last; the answers themselves are LocateAnswer. */
    responses_json: jsonList(),
    archived: flag(),
    /** Whether the reader writes down answers and adds photos. */
    may_report: flag(0, { readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: {
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    Responsible: one('User', 'responsible_id'),
    RenewedFrom: one('Locate', 'renewed_from_id'),
    Renewal: many('Locate', 'renewed_from_id'),
    LocateAnswer: many('LocateAnswer', 'locate_id'),
    LocateFile: many('LocateFile', 'locate_id'),
  },
}));

/** What a utility answered, as somebody wrote it down. Never changed: a later answer takes its place on the ticket. */
export const LocateAnswer = model('LocateAnswer', () => ({
  title: 'utility',
  index: ['locate_id'],
  unique: [['client_key']],
  fields: {
    locate_id: needRef('Locate'),
    utility: needText(),
    answer: needChoice(['Not yet', 'Clear', 'Marked', 'Conflict']),
    /** Where the marks are, or why an earlier answer changes. */
    note: text(),
    /** The answer of this utility that the writer saw; null for none. Another one meanwhile is not written over. */
    seen: choice(LOCATE_ANSWERS),
    /** When it was written down: when it arrived, less what it waited on the device. */
    at: instant({ readOnly: true }),
    waited_ms: int({ min: 0 }),
    ...madeOnce,
  },
  relations: { Locate: one('Locate', 'locate_id'), CreatedBy: one('User', 'created_by') },
}));

/** A photo of the marks on the ground, or of what the centre sent. */
export const LocateFile = model('LocateFile', () => ({
  index: ['locate_id', 'file_id'],
  unique: [['client_key']],
  fields: {
    locate_id: needRef('Locate'),
    file_id: needRef('LibraryUpload'),
    /** The utility whose marks it shows. */
    utility: text(),
    caption: text(),
    ...madeOnce,
  },
  relations: {
    Locate: one('Locate', 'locate_id'),
    LibraryUpload: one('LibraryUpload', 'file_id'),
    CreatedBy: one('User', 'created_by'),
  },
}));

export const SafetyJobTask = model('SafetyJobTask', () => ({
  title: 'description',
  unique: [['client_key']],
  fields: { description: needText(), ...madeOnce },
  relations: { SafetyHazard: many('SafetyHazard', 'task_id'), SafetyControl: many('SafetyControl', 'task_id') },
}));

export const SafetyHazard = model('SafetyHazard', () => ({
  title: 'description',
  index: ['task_id'],
  unique: [['client_key']],
  fields: { description: needText(), task_id: ref('SafetyJobTask'), ...madeOnce },
  relations: {},
}));

export const SafetyControl = model('SafetyControl', () => ({
  title: 'description',
  index: ['task_id'],
  unique: [['client_key']],
  fields: { description: needText(), task_id: ref('SafetyJobTask'), ...madeOnce },
  relations: {},
}));
