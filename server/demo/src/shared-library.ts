import type { Library } from './library.ts';
import type { Member } from './people.ts';
import { ofTrade } from './people.ts';
import { cloud, layerOf, arrow, largeWords } from './drawn-marks.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { addDocument, sendAgain } from './uploads.ts';
import { DOCUMENT_WORDS } from './words/captions.ts';
import { FOLDERS, SHARES } from './words/library.ts';
import type { FolderWords } from './words/library.ts';

/** What a link shows: a file or a folder. */
export type SharedItem = { tenantId: number; shareId: number; libraryFileId: number | null; folderId: number | null };

type File = Library['files'][number];

/** Files that are shown first stay where they are. */
const NEWEST = 48;
const PICTURE_WIDTH = 1000;

/** Creates folders, versions, a file that was sent twice, marks on photos, and links for people outside. */
export function makeSharedLibrary(site: Site, library: Library, members: readonly Member[]): SharedItem[] {
  const office = ofTrade(members, 'office');
  const folders = makeFolders(site, library, office);
  const photos = library.files.filter(({ upload }) => upload.type === 'image/jpeg');
  const [earlier, later] = [itemAt(photos, photos.length - 6), itemAt(photos, photos.length - 9)];
  sendAgain(site, { later: later.upload, earlier: earlier.upload });
  makeVersions(site, library, office);
  markPhotos(site, library, members);
  return makeShares(site, { folders, photos, office });
}

type Folders = ReadonlyMap<string, number>;

function makeFolders(site: Site, { files }: Library, office: readonly Member[]): Folders {
  const made = new Map<string, number>();
  for (const words of FOLDERS) made.set(words.name, addFolder(site, words, { made, office }));
  const tags = new Map(site.rowsOf('FileTag').map((tag) => [tag['id'], tag['name']]));
  const tagsOf = Map.groupBy(site.rowsOf('LibraryFileTag'), (row) => row['library_file_id']);
  const old = files.filter(({ upload }, at) => at >= NEWEST && upload.type === 'application/pdf');
  for (const { id, row } of old) {
    const names = new Set((tagsOf.get(id) ?? []).map((tagged) => tags.get(tagged['file_tag_id'])));
    const folder = FOLDERS.find(({ tag }) => tag !== undefined && names.has(tag));
    row.folder_id = (folder && made.get(folder.name)) ?? null;
  }
  return made;
}

type Making = { made: Folders; office: readonly Member[] };

function addFolder(site: Site, { name, within = '', isRestricted = false }: FolderWords, { made, office }: Making) {
  const { id } = site.add('LibraryFolder', {
    name,
    parent_id: made.get(within) ?? null,
    is_restricted: isRestricted ? 1 : 0,
    created_by: itemAt(office, 0).user.id,
  });
  const readers = isRestricted ? office : [];
  for (const { user } of readers) site.add('LibraryFolderPerson', { folder_id: id, user_id: user.id });
  return id;
}

/** Two documents were corrected; what they were before is kept. */
function makeVersions(site: Site, { files }: Library, office: readonly Member[]): void {
  const documents = files.filter(({ upload }) => upload.type === 'application/pdf');
  for (const [at, file] of documents.slice(1, 3).entries()) versionsOf(site, file, itemAt(office, at));
}

function versionsOf(site: Site, file: File, { user }: Member): void {
  const at = site.calendar.at(430, 10);
  const words = DOCUMENT_WORDS.plan;
  const text = {
    title: file.caption ?? '',
    company: site.profile.name,
    date: at.slice(0, 10),
    facts: words.facts.map(([label]) => [label, 'to be checked'] as const),
    paragraphs: ['Draft. Not for construction.'],
  };
  const draft = addDocument(site, { kind: 'cut-sheet', text }, { by: user.id, at, name: 'Draft.pdf' });
  const common = { library_file_id: file.id, created_by: user.id };
  site.add('LibraryFileVersion', { ...common, file_id: draft.id, number: 1, created_at: at });
  site.add('LibraryFileVersion', {
    ...common,
    file_id: file.upload.id,
    number: 2,
    note: 'Checked and signed',
    created_by: file.created_by,
    created_at: file.created_at,
  });
}

/** Two people marked what is wrong on a few photos. */
function markPhotos(site: Site, { photos }: Library, members: readonly Member[]): void {
  const field = ofTrade(members, 'field', 'service');
  const wrong = photos.filter(({ scene }) => scene === 'sleeve' || scene === 'leak' || scene === 'trench').slice(2, 6);
  for (const [index, { upload }] of wrong.entries()) {
    const at = upload.created_at;
    const layers = [
      [cloud('red', [380, 240], [620, 420]), largeWords('red', [500, 210], 'Move 40 mm to the left')],
      [arrow('amber', [760, 560], [630, 430]), largeWords('amber', [800, 590], 'Agreed')],
    ];
    for (const [turn, strokes] of layers.entries())
      site.add('ImageDrawLayer', {
        image_id: upload.id,
        layer_json: layerOf(PICTURE_WIDTH, strokes, at),
        created_by: itemAt(field, (index * 3 + turn) % field.length).user.id,
        created_at: at,
      });
  }
}

type Sharing = { folders: Folders; photos: readonly File[]; office: readonly Member[] };

function makeShares(site: Site, { folders, photos, office }: Sharing): SharedItem[] {
  return SHARES.flatMap(({ name, ends, opened, downloaded, folder, files }, at): SharedItem[] => {
    const made = Math.max(3, 6 - ends);
    const share = site.add('LibraryShare', {
      name,
      // The link is found by this alone.
      slug: site.random.fork(`share/${name}`).token(32),
      ends_at: site.calendar.at(-ends, 23),
      is_on: 1,
      opened_count: opened,
      downloaded_count: downloaded,
      last_opened_at: site.calendar.at(Math.max(1, 1 - ends), 15),
      created_by: itemAt(office, at % office.length).user.id,
      created_at: site.calendar.at(made, 9),
    });
    const { tenantId } = site;
    const folderId = folder === null ? null : (folders.get(folder) ?? null);
    if (folderId !== null) return [{ tenantId, shareId: share.id, libraryFileId: null, folderId }];
    const from = photos.length - 20 + at * 5;
    return photos
      .slice(from, from + files)
      .map(({ id }) => ({ tenantId, shareId: share.id, libraryFileId: id, folderId: null }));
  });
}
