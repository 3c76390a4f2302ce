import { libraryFilesQuery } from '@fieldspan/api/queries/library';
import type { LibraryFile } from '@fieldspan/api/queries/library';
import { fileSize } from '@fieldspan/domain/file-kind';
import { dataText, msg, recordMessages } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { InstantDayCell } from '@fieldspan/records/cells/instant-day-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { Tag } from '@fieldspan/ui/tag';
import type { LibraryFolder } from '@fieldspan/api/queries/library-folders';
import { filterNameQuery } from '@fieldspan/api/queries/found-forms';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { FileBoard } from './board/file-board.tsx';
import { ChosenFiles } from './chosen/chosen-files.tsx';
import { FILTER_PARAMS, asked, fileFilters, isFiltered } from '../filters/file-filters.ts';
import { FilterFields } from '../filters/filter-fields.tsx';
import { folderTo } from '../folders/folder-path.ts';
import { NamedFile } from './named-file.tsx';

type FileListEntry = ListEntry<'LibraryFile', LibraryFile>;
export type FileTag = { id: number; slug: string; name: string };

/** Files that are read at once. */
const PAGE_SIZE = 100;

const PATH = '/library/files';
/** The key for no tag. */
const ALL = '';

const COLUMNS: FileListEntry['columns'] = [
  { key: 'name', header: msg('Name'), sort: 'caption', card: 'title', cell: (file) => <NamedFile file={file} /> },
  {
    key: 'tags',
    header: msg('Tags'),
    card: 'hidden',
    cell: ({ FileTag }) => FileTag.map(({ id, name }) => <Tag key={id}>{name}</Tag>),
  },
  {
    key: 'added',
    header: msg('Added'),
    sort: 'created_at',
    card: 'fact',
    cell: (file) => <InstantDayCell at={file.created_at} />,
  },
  {
    key: 'by',
    header: msg('By'),
    card: 'fact',
    cell: ({ CreatedBy }) => <Muted>{CreatedBy && personName(CreatedBy)}</Muted>,
  },
  {
    key: 'size',
    header: msg('Size'),
    align: 'end',
    card: 'hidden',
    cell: ({ LibraryUpload: upload }) => (
      <Muted num>{typeof upload?.bytes === 'number' ? fileSize(upload.bytes) : null}</Muted>
    ),
  },
];

type Listed = {
  tags: readonly FileTag[];
  /** The folder whose files are listed, with all that it lies in; empty at the top. */
  path: readonly LibraryFolder[];
  /** What the page was opened with. */
  params: URLSearchParams;
  /** Whether the person added the file or may write the library; the server decides by itself. */
  mayChange: (file: LibraryFile) => boolean;
};

const SEARCHES: NonNullable<FileListEntry['searches']> = [
  {
    param: 'by',
    label: msg('Person'),
    filters: (id) => where({ created_by: id }),
    choices: peopleChoicesQuery,
    nameOf: (id) => filterNameQuery('person', id),
  },
  {
    param: 'project',
    label: msg('Project'),
    filters: (id) => where({ job_id: id }),
    choices: projectChoicesQuery,
    nameOf: (id) => filterNameQuery('job', id),
  },
  {
    param: 'service',
    label: msg('Service'),
    filters: (id) => where({ service_id: id }),
    choices: serviceChoicesQuery,
    nameOf: (id) => filterNameQuery('service', id),
  },
];

/** The files of a folder. Who searches or filters is shown what lies below it too. */
export function fileListEntry({ tags, path, params, mayChange }: Listed): FileListEntry {
  const folder = path.at(-1);
  const filters = fileFilters(params);
  const isSearch = isFiltered(filters) || ['q', 'by', 'project', 'service'].some((name) => params.get(name));
  const here = (isTagged: boolean) =>
    isSearch || isTagged
      ? { ...(folder && { folder_path: { like: `/${folder.id}/` } }) }
      : { folder_id: folder?.id ?? null };
  const list = folderTo(folder?.slug ?? null);
  return {
    model: 'LibraryFile',
    title: folder ? dataText(folder.name) : msg('Library'),
    ...(folder && { trail: [{ label: 'Library', to: PATH }, ...path.map(crumbOf)] }),
    record: recordMessages('File', 'Files'),
    searchLabel: msg('Search files'),
    searchFields: ['caption', 'LibraryUpload.original_filename', 'words'],
    path: (tag) => (folder || tag === ALL ? list : `${PATH}/${tag}`),
    ...(folder && { chipParam: 'tag' }),
    chips: [
      { key: ALL, label: msg('All'), filters: () => where({ ...here(false), ...asked(filters) }) },
      ...tags.map(({ id, slug, name }) => ({
        key: slug,
        label: dataText(name),
        filters: () => where<'LibraryFile'>({ 'FileTag.id': id, ...here(true), ...asked(filters) }),
      })),
    ],
    keeps: FILTER_PARAMS,
    searches: SEARCHES,
    ownFilters: { shown: <FilterFields />, count: FILTER_PARAMS.filter((name) => filters[name]).length },
    defaultSort: { key: 'created_at', direction: 'desc' },
    columns: COLUMNS,
    Board: FileBoard,
    pageSize: PAGE_SIZE,
    rowsQuery: libraryFilesQuery,
    rowTo: ({ slug }) => `/library/file/${slug}`,
    changes: {
      isAllowed: ({ role }) => role !== 'none',
      isLocked: (file) => !mayChange(file),
      editTo: ({ slug }) => `/library/file/${slug}`,
      Chosen: ChosenFiles,
    },
    emptyHint: isSearch
      ? msg('No file here has this. Change the filters, or search from the top of the library.')
      : msg('Drawings, manuals and photos that the whole company uses belong here.'),
  };
}

const crumbOf = ({ name, slug }: LibraryFolder) => ({ label: name, to: folderTo(slug) });
