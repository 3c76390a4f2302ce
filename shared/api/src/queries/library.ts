import { queryOptions } from '@tanstack/react-query';
import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const FILE_INCLUDE = {
  FileTag: ['slug', 'name', 'color_hex'],
  LibraryUpload: ['slug', 'type', 'filename', 'thumb_filename', 'original_filename', 'bytes', 'width', 'height'],
  CreatedBy: ['slug', 'first_name', 'last_name', 'email'],
} as const;

/** What lists and pages show of a file; not the words of its text. */
const FILE_FIELDS = [
  'slug',
  'version',
  'file_id',
  'caption',
  'folder_id',
  'job_id',
  'service_id',
  'folder_path',
  'created_at',
  'created_by',
] as const;
const WORK_INCLUDE = { Job: ['slug', 'job_num', 'job_name'], Service: ['slug', 'job_num', 'job_name'] } as const;

export const libraryFilesQuery = (query: ListQuery<'LibraryFile'>) =>
  queryValue(['LibraryFile', 'list', query], ({ signal }) =>
    callList('LibraryFile', { ...query, fields: FILE_FIELDS, include: FILE_INCLUDE }, { signal }),
  );

export type LibraryFile = QueryAnswer<typeof libraryFilesQuery>['rows'][number];

export const libraryFileQuery = (slug: string) =>
  queryValue(['LibraryFile', 'record', slug], ({ signal }) =>
    call('LibraryFile/find', { slug, fields: FILE_FIELDS, include: { ...FILE_INCLUDE, ...WORK_INCLUDE } }, { signal }),
  );

export type LibraryFileRecord = QueryAnswer<typeof libraryFileQuery>;

export const fileTagsQuery = () =>
  queryOptions({
    queryKey: ['FileTag', 'of-library'],
    queryFn: ({ signal }) =>
      callAll('FileTag', { filters: { is_for_library: 1 }, order: [['name', 'ASC']] }, { signal }),
    staleTime: 300_000,
  });

/** Where files can be picked from: the library, or the files of a project or service call. */
export type FileSource =
  | { model: 'LibraryFile' }
  | { model: 'JobFile'; job_id: number }
  | { model: 'ServiceFile'; service_id: number };

/** If there are more, people search. */
const PICKABLE_MAX = 200;

type Picking = {
  from: FileSource;
  tagIds: readonly number[];
  words?: string;
  /** Only pictures. */
  isPicture?: boolean;
};

/** Files to pick from, newest first; `words` are looked for in the names and captions of all of them. */
export const pickableFilesQuery = ({ from, tagIds, words = '', isPicture = false }: Picking) =>
  queryOptions({
    queryKey: ['LibraryFile', 'some-pickable', from, tagIds, words, isPicture],
    queryFn: async ({ signal }) => {
      const tagged = tagIds.length > 0 ? { 'FileTag.id': tagIds } : {};
      const like = { like: words };
      const named = words === '' ? {} : { any: [{ caption: like }, { 'LibraryUpload.original_filename': like }] };
      const query = { include: FILE_INCLUDE, order: [['created_at', 'DESC']], limit: PICKABLE_MAX } as const;
      const kind = isPicture ? { 'LibraryUpload.type': { like: 'image/' } } : {};
      const filters = { ...tagged, ...named, ...kind };
      if (from.model === 'LibraryFile') return await callSome('LibraryFile', { ...query, filters }, { signal });
      if (from.model === 'JobFile') {
        return await callSome('JobFile', { ...query, filters: { ...filters, job_id: from.job_id } }, { signal });
      }
      return await callSome(
        'ServiceFile',
        { ...query, filters: { ...filters, service_id: from.service_id } },
        { signal },
      );
    },
  });

export type PickableFile = QueryAnswer<typeof pickableFilesQuery>['rows'][number];

/** `FileTag_before` are the tags that were loaded, so that changes by others in the meantime are kept. */
export const saveLibraryFile = (file: { id: number; FileTag: readonly number[]; FileTag_before: readonly number[] }) =>
  call('LibraryFile/save', file);

export const createFileTag = (name: string) => call('FileTag/save', { name, is_for_library: 1 });

/** Puts a stored file where files are picked from; once, however often its answer is lost. */
export function putLibraryFile(from: FileSource, file_id: number) {
  const file = { file_id, caption: '', client_key: `picked-${file_id}` };
  if (from.model === 'LibraryFile') return call('LibraryFile/save', file);
  return from.model === 'JobFile'
    ? call('JobFile/save', { ...file, job_id: from.job_id })
    : call('ServiceFile/save', { ...file, service_id: from.service_id });
}
