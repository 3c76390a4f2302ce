import { DISCIPLINES } from '@fieldspan/domain/plans/sheet-number';
import {
  count,
  date,
  flag,
  instant,
  int,
  json,
  madeOnce,
  needChoice,
  needNumber,
  needRef,
  needText,
  ref,
  text,
} from '../field.ts';
import { many, model, one } from '../model.ts';

/** `waiting` and `reading`: the server splits the file; `ready`: numbers and titles are being checked by somebody. */
const SET_STATES = ['waiting', 'reading', 'ready', 'failed', 'published'] as const;

/** A PDF with sheets of a project, as it was issued. The server makes a PlanSheet of each page. */
export const PlanSet = model('PlanSet', () => ({
  title: 'name',
  index: ['job_id', 'file_id'],
  unique: [['client_key']],
  fields: {
    job_id: needRef('Job'),
    file_id: needRef('LibraryUpload'),
    name: needText(),
    /** The day on the sheets; of two with one number the later is current. */
    issued_on: date(),
    state: { ...needChoice(SET_STATES), readOnly: true as const },
    pages: int({ readOnly: true }),
    pages_read: count(0, { readOnly: true }),
    /** Why it could not be read, in words. */
    problem: text({ readOnly: true }),
    ...madeOnce,
  },
  relations: {
    Job: one('Job', 'job_id'),
    LibraryUpload: one('LibraryUpload', 'file_id'),
    CreatedBy: one('User', 'created_by'),
    PlanSheet: many('PlanSheet', 'set_id'),
  },
}));

/** One page of a set: one revision of the sheet that its number names. */
export const PlanSheet = model('PlanSheet', () => ({
  title: 'number',
  index: ['set_id', 'job_id', 'file_id', 'picture_id'],
  fields: {
    set_id: needRef('PlanSet', { readOnly: true }),
    job_id: needRef('Job', { readOnly: true }),
    /** The PDF that has it, and its page there. */
    file_id: needRef('LibraryUpload', { readOnly: true }),
    page: count(1, { readOnly: true }),
    /** As large as it is on paper, in points: 72 to the inch. */
    width: needNumber({ readOnly: true }),
    height: needNumber({ readOnly: true }),
    number: text(),
    title: text(),
    revision: text(),
    issued_on: date({ readOnly: true }),
    discipline: { ...needChoice(DISCIPLINES), readOnly: true as const },
    /** Null until its set is published. */
    published_at: instant({ readOnly: true }),
    /** Whether it is the latest published sheet with its number in the project. */
    is_current: flag(0, { computed: true, readOnly: true }),
    /** A small picture of it. */
    picture_id: ref('LibraryUpload', { readOnly: true }),
    /** What is written on it. */
    words: text({ computed: true, readOnly: true }),
    /** Call-outs that lead to other sheets; a list of CallOut. */
    links_json: json({ computed: true, readOnly: true }),
    pins: count(0, { computed: true, readOnly: true }),
  },
  relations: {
    PlanSet: one('PlanSet', 'set_id'),
    Job: one('Job', 'job_id'),
    LibraryUpload: one('LibraryUpload', 'file_id'),
    Picture: one('LibraryUpload', 'picture_id'),
    PlanPin: many('PlanPin', 'sheet_id'),
  },
}));

const PIN_KINDS = ['photo', 'task', 'form', 'thread', 'link'] as const;

/** Something at a place of a sheet: a photo, a task, a form, a thread, or a way to another sheet. */
export const PlanPin = model('PlanPin', () => ({
  title: 'label',
  index: ['sheet_id', 'image_id', 'task_id', 'form_id', 'thread_id'],
  unique: [['client_key']],
  fields: {
    sheet_id: needRef('PlanSheet'),
    kind: needChoice(PIN_KINDS),
    /** Shares of the sheet's width and height, from its upper left corner. */
    x: needNumber({ min: 0, max: 1 }),
    y: needNumber({ min: 0, max: 1 }),
    label: text(),
    image_id: ref('LibraryUpload'),
    task_id: ref('Task'),
    form_id: ref('CompanyForm'),
    thread_id: ref('MessageThread'),
    /** The number of the sheet that a link leads to. */
    to_number: text(),
    /** It is dealt with. */
    is_closed: flag(),
    ...madeOnce,
  },
  relations: {
    PlanSheet: one('PlanSheet', 'sheet_id'),
    CreatedBy: one('User', 'created_by'),
    Picture: one('LibraryUpload', 'image_id'),
    Task: one('Task', 'task_id'),
    CompanyForm: one('CompanyForm', 'form_id'),
    MessageThread: one('MessageThread', 'thread_id'),
  },
}));
