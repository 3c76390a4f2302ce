import { count, flag, instant, int, madeOnce, needRef, needText, ref, text } from '../field.ts';
import { model, one, through } from '../model.ts';

/** A folder of the library. A restricted one, and all in it, is for its maker, Admins, and the people and roles that it names. */
export const LibraryFolder = model('LibraryFolder', () => ({
  title: 'name',
  search: ['name'],
  index: ['parent_id'],
  unique: [['client_key']],
  fields: { name: needText(), parent_id: ref('LibraryFolder'), is_restricted: flag(), ...madeOnce },
  relations: {
    CreatedBy: one('User', 'created_by'),
    Parent: one('LibraryFolder', 'parent_id'),
    User: through('User', { model: 'LibraryFolderPerson', here: 'folder_id', there: 'user_id', adds: [] }),
    JobPersonnelRole: through('JobPersonnelRole', {
      model: 'LibraryFolderRole',
      here: 'folder_id',
      there: 'personnel_role_id',
      adds: [],
    }),
  },
}));

/** Who may see a restricted folder; set by saving the folder with its list of people. */
export const LibraryFolderPerson = model('LibraryFolderPerson', () => ({
  unique: [['folder_id', 'user_id']],
  index: ['user_id'],
  fields: { folder_id: needRef('LibraryFolder'), user_id: needRef('User') },
  relations: {},
}));

/** Everybody with this role on any project may see a restricted folder; set by saving the folder with its list of roles. */
export const LibraryFolderRole = model('LibraryFolderRole', () => ({
  unique: [['folder_id', 'personnel_role_id']],
  index: ['personnel_role_id'],
  fields: { folder_id: needRef('LibraryFolder'), personnel_role_id: needRef('JobPersonnelRole') },
  relations: {},
}));

/**
 * What a file of the library was at some time. The first is kept with the second; creating one makes it what the file is,
 * and restoring an older one is creating it again with its `file_id`.
 */
export const LibraryFileVersion = model('LibraryFileVersion', () => ({
  index: ['library_file_id', 'file_id'],
  unique: [['client_key']],
  fields: {
    library_file_id: needRef('LibraryFile'),
    file_id: needRef('LibraryUpload'),
    number: count(1, { readOnly: true }),
    note: text(),
    ...madeOnce,
  },
  relations: { CreatedBy: one('User', 'created_by'), LibraryUpload: one('LibraryUpload', 'file_id') },
}));

/** A link by which people without an account see and fetch files of the library; its slug is the link's secret. */
export const LibraryShare = model('LibraryShare', () => ({
  title: 'name',
  unique: [['client_key']],
  fields: {
    name: needText(),
    ends_at: instant(),
    is_on: flag(1),
    opened_count: int({ readOnly: true }),
    downloaded_count: int({ readOnly: true }),
    last_opened_at: instant({ readOnly: true }),
    has_password: flag(0, { readOnly: true, computed: true }),
    /** How many files and folders were chosen for it. */
    item_count: int({ readOnly: true, computed: true }),
    ...madeOnce,
  },
  relations: { CreatedBy: one('User', 'created_by') },
}));
