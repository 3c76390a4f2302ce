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
import { FileTiles } from './file-tiles.tsx';
import { NamedFile } from './named-file.tsx';

type FileListEntry = ListEntry<'LibraryFile', LibraryFile>;
type FileTag = { id: number; slug: string; name: string };

/** Files on a page: fills the rows of tiles with two to six columns. */
const PAGE_SIZE = 60;

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

/**
 * The files of the library, all or those with one tag.
 * @param mayChange whether the person added the file or may write the library; the server decides by itself
 */
export function fileListEntry(tags: readonly FileTag[], mayChange: (file: LibraryFile) => boolean): FileListEntry {
  return {
    model: 'LibraryFile',
    title: msg('Library'),
    record: recordMessages('File', 'Files'),
    searchLabel: msg('Search files'),
    searchFields: ['caption', 'LibraryUpload.original_filename'],
    path: (tag) => (tag === ALL ? PATH : `${PATH}/${tag}`),
    chips: [
      { key: ALL, label: msg('All'), filters: () => where({}) },
      ...tags.map(({ id, slug, name }) => ({
        key: slug,
        label: dataText(name),
        filters: () => where<'LibraryFile'>({ 'FileTag.id': id }),
      })),
    ],
    defaultSort: { key: 'created_at', direction: 'desc' },
    columns: COLUMNS,
    Tiles: FileTiles,
    pageSize: PAGE_SIZE,
    rowsQuery: libraryFilesQuery,
    rowTo: ({ slug }) => `/library/file/${slug}`,
    changes: {
      isAllowed: ({ role }) => role !== 'none',
      isLocked: (file) => !mayChange(file),
      editTo: ({ slug }) => `/library/file/${slug}`,
    },
    emptyHint: msg('Drawings, manuals and photos that the whole company uses belong here.'),
  };
}
