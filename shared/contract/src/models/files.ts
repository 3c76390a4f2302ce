import { choice, colour, count, flag, int, json, madeOnce, needRef, needText, ref, text } from '../field.ts';
import { many, model, one, through } from '../model.ts';

/**
 * A stored file. `filename` and `thumb_filename` are the last part of resource URLs; thumb_filename is null if there is
 * no picture.
 */
export const LibraryUpload = model('LibraryUpload', () => ({
  unique: [['client_key']],
  fields: {
    type: text({ readOnly: true }),
    filename: text({ readOnly: true }),
    original_filename: text(),
    thumb_filename: text({ readOnly: true }),
    bytes: int({ readOnly: true }),
    width: int({ readOnly: true }),
    height: int({ readOnly: true }),
    created_by: ref('User', { readOnly: true }),
    client_key: text(),
    /** The company keeps the file even if nothing shows it; set by UploadImage/save. */
    do_not_clean: flag(0, { readOnly: true }),
  },
  relations: { CreatedBy: one('User', 'created_by') },
}));

export const FileTag = model('FileTag', () => ({
  title: 'name',
  unique: [['name']],
  fields: {
    name: needText(),
    is_for_library: flag(1),
    color_hex: colour(),
    created_by: ref('User', { readOnly: true }),
  },
  relations: { CreatedBy: one('User', 'created_by') },
}));

export const LibraryFileTag = model('LibraryFileTag', () => ({
  unique: [['library_file_id', 'file_tag_id']],
  index: ['file_tag_id'],
  fields: { library_file_id: needRef('LibraryFile'), file_tag_id: needRef('FileTag') },
  relations: {},
}));

/** Tags of a project's file; set by saving the file with its list of tags. */
export const JobFileTag = model('JobFileTag', () => ({
  unique: [['job_file_id', 'file_tag_id']],
  index: ['file_tag_id'],
  fields: { job_file_id: needRef('JobFile'), file_tag_id: needRef('FileTag') },
  relations: {},
}));

/** Tags of a service call's file; set by saving the file with its list of tags. */
export const ServiceFileTag = model('ServiceFileTag', () => ({
  unique: [['service_file_id', 'file_tag_id']],
  index: ['file_tag_id'],
  fields: { service_file_id: needRef('ServiceFile'), file_tag_id: needRef('FileTag') },
  relations: {},
}));

const fileRelations = {
  CreatedBy: one('User', 'created_by'),
  LibraryUpload: one('LibraryUpload', 'file_id'),
};

export const LibraryFile = model('LibraryFile', () => ({
  title: 'caption',
  search: ['caption'],
  index: ['file_id', 'folder_id', 'job_id', 'service_id', 'created_at'],
  unique: [['client_key']],
  fields: {
    file_id: needRef('LibraryUpload'),
    caption: text(),
    /** null: at the top. */
    folder_id: ref('LibraryFolder'),
    /** What it is about. */
    job_id: ref('Job'),
    service_id: ref('Service'),
    /** Ids of the folders above it, from the top: `/3/17/`; empty at the top. `{ like: '/3/' }` finds all that lies in folder 3. */
    folder_path: text({ readOnly: true, computed: true }),
    /** The words of its text: of PDFs, Office documents and plain text. */
    words: text({ readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: {
    ...fileRelations,
    FileTag: through('FileTag', { model: 'LibraryFileTag', here: 'library_file_id', there: 'file_tag_id', adds: [] }),
    LibraryFolder: one('LibraryFolder', 'folder_id'),
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    LibraryFileVersion: many('LibraryFileVersion', 'library_file_id'),
  },
}));

export const JobFile = model('JobFile', () => ({
  index: ['job_id', 'file_id'],
  unique: [['client_key']],
  fields: { job_id: needRef('Job'), file_id: needRef('LibraryUpload'), caption: text(), ...madeOnce },
  relations: {
    ...fileRelations,
    Job: one('Job', 'job_id'),
    FileTag: through('FileTag', { model: 'JobFileTag', here: 'job_file_id', there: 'file_tag_id', adds: [] }),
  },
}));

export const ServiceFile = model('ServiceFile', () => ({
  index: ['service_id', 'file_id', 'visit_id'],
  unique: [['client_key']],
  fields: {
    service_id: needRef('Service'),
    file_id: needRef('LibraryUpload'),
    caption: text(),
    /** The visit that it was taken on, before the work or after it. */
    visit_id: ref('Visit'),
    moment: choice(['before', 'after']),
    ...madeOnce,
  },
  relations: {
    ...fileRelations,
    Service: one('Service', 'service_id'),
    FileTag: through('FileTag', { model: 'ServiceFileTag', here: 'service_file_id', there: 'file_tag_id', adds: [] }),
  },
}));

/**
 * Stored files that are pictures, under the name that calls for keeping and rotating use; ids are those of
 * LibraryUpload.
 */
export const UploadImage = model('UploadImage', () => ({
  fields: {
    type: text({ readOnly: true }),
    filename: text({ readOnly: true }),
    original_filename: text({ readOnly: true }),
    thumb_filename: text({ readOnly: true }),
    width: int({ readOnly: true }),
    height: int({ readOnly: true }),
    created_by: ref('User', { readOnly: true }),
    do_not_clean: flag(),
    /** Quarter turns to the right from the picture that was sent, 0 to 3. */
    turns: count(0, { readOnly: true }),
  },
  relations: { CreatedBy: one('User', 'created_by') },
}));

/**
 * A whiteboard. With a name it stands in the list of whiteboards; those of forms have none. `is_private`: for its author
 * alone, else for everybody at the company.
 */
export const DrawCanvas = model('DrawCanvas', () => ({
  title: 'name',
  search: ['name'],
  unique: [['client_key']],
  fields: { name: text(), is_private: flag(), width: count(640), height: count(360), ...madeOnce },
  relations: { CreatedBy: one('User', 'created_by') },
}));

/**
 * One person's drawing on a picture, a whiteboard or a sheet of a plan; for the format see layer-json.ts. On a plan it is
 * for its author alone until it is published.
 */
export const ImageDrawLayer = model('ImageDrawLayer', () => ({
  index: ['image_id', 'canvas_id', 'sheet_id'],
  fields: {
    image_id: ref('LibraryUpload'),
    canvas_id: ref('DrawCanvas'),
    sheet_id: ref('PlanSheet'),
    is_personal: flag(),
    layer_json: json(),
    created_by: ref('User', { readOnly: true }),
  },
  relations: { CreatedBy: one('User', 'created_by') },
}));
