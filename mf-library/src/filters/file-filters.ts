import type { FilterGroup } from '@fieldspan/contract/filters';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { startOfDay } from './day-start.ts';

const FILE_KINDS = ['picture', 'pdf', 'video', 'document'] as const;
type FileKindFilter = (typeof FILE_KINDS)[number];

/** What the address says besides what every list says. */
export type FileFilters = { kind: FileKindFilter | null; since: string; until: string };

/** Query parameters of the filters. */
export const FILTER_PARAMS = ['kind', 'since', 'until'] as const;

export function fileFilters(params: URLSearchParams): FileFilters {
  const day = (name: string) => knownDay(params.get(name)) ?? '';
  return {
    kind: FILE_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    since: day('since'),
    until: day('until'),
  };
}

export const isFiltered = ({ kind, since, until }: FileFilters): boolean =>
  kind !== null || since !== '' || until !== '';

type OfKind = NonNullable<FilterGroup<'LibraryFile'>['LibraryUpload.type']>;

const OF_KIND: Readonly<Record<FileKindFilter, OfKind>> = {
  picture: { like: 'image/' },
  pdf: 'application/pdf',
  video: { like: 'video/' },
  document: [
    'application/msword',
    'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.ms-excel.sheet.macroenabled.12',
    'application/rtf',
    'text/plain',
    'text/csv',
    'application/zip',
    'image/vnd.dwg',
  ],
};

/** The filters as the server takes them; days are those of this device. */
export function asked({ kind, since, until }: FileFilters): FilterGroup<'LibraryFile'> {
  const from = since === '' ? {} : { gte: startOfDay(since, 0) };
  const to = until === '' ? {} : { lt: startOfDay(until, 1) };
  return {
    ...(kind && { 'LibraryUpload.type': OF_KIND[kind] }),
    ...((since !== '' || until !== '') && { created_at: { ...from, ...to } }),
  };
}
