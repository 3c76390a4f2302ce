import { date, flag, instant, latitude, longitude, madeOnce, needChoice, needText, ref, text } from '../field.ts';
import { model, one } from '../model.ts';

const TASK_STATES = ['open', 'done', 'cancelled'] as const;

/**
 * Something that somebody has to do, wherever it came from. A corrective action has the form and the question that it
 * follows from; tasks of projects, messages and drawings are tasks too and get a source of their own.
 */
export const Task = model('Task', () => ({
  title: 'title',
  search: ['title', 'details'],
  index: [
    'assigned_to',
    'form_id',
    'job_id',
    'service_id',
    'equipment_id',
    'incident_id',
    'due_on',
    'image_id',
    'proof_image_id',
  ],
  unique: [['client_key']],
  fields: {
    title: needText(),
    details: text(),
    assigned_to: ref('User'),
    due_on: date(),
    state: needChoice(TASK_STATES),
    /** What it is about, such as a picture of the flagged answer. */
    image_id: ref('LibraryUpload'),
    /** What shows that it was done: a note and a picture, each required where the task asks for it. */
    proof: text(),
    proof_image_id: ref('LibraryUpload'),
    needs_note: flag(),
    needs_photo: flag(),
    done_at: instant({ readOnly: true }),
    done_by: ref('User', { readOnly: true }),
    form_id: ref('CompanyForm'),
    /** Key of the question whose answer it follows from. */
    form_field: text(),
    job_id: ref('Job'),
    service_id: ref('Service'),
    equipment_id: ref('Equipment'),
    /** What shall not happen again. */
    incident_id: ref('Incident'),
    /** Where it is; of a form's task the first position in the form. */
    lat: latitude(),
    lng: longitude(),
    ...madeOnce,
  },
  relations: {
    AssignedUser: one('User', 'assigned_to'),
    User: one('User', 'created_by'),
    CompanyForm: one('CompanyForm', 'form_id'),
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    Equipment: one('Equipment', 'equipment_id'),
    Incident: one('Incident', 'incident_id'),
    DoneBy: one('User', 'done_by'),
    Picture: one('LibraryUpload', 'image_id'),
    Proof: one('LibraryUpload', 'proof_image_id'),
  },
}));
