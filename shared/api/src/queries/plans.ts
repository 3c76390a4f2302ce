import { call, callAll, callSome } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const FILE = ['slug', 'filename', 'thumb_filename', 'original_filename', 'bytes'] as const;

/** Sets of a project that the person may see, the newest first. */
export const planSetsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['PlanSet', 'of-job', jobId],
    queryFn: ({ signal }) =>
      callAll(
        'PlanSet',
        { filters: { job_id: jobId }, order: [['id', 'DESC']], include: { LibraryUpload: FILE } },
        { signal },
      ),
  });

export type PlanSetRow = QueryAnswer<typeof planSetsQuery>[number];

export const planSetQuery = (slug: string) =>
  queryOptions({
    queryKey: ['PlanSet', 'record', slug],
    queryFn: ({ signal }) =>
      call('PlanSet/find', { slug, include: { Job: ['slug', 'job_name', 'job_num'] } }, { signal }),
  });

const SHEET_FIELDS = [
  'id',
  'slug',
  'version',
  'set_id',
  'file_id',
  'page',
  'width',
  'height',
  'number',
  'title',
  'revision',
  'issued_on',
  'discipline',
  'published_at',
  'is_current',
  'pins',
] as const;

/** Every revision of every published sheet of a project; `is_current` says which are in force. */
export const planSheetsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['PlanSheet', 'of-job', jobId],
    queryFn: ({ signal }) =>
      callAll(
        'PlanSheet',
        {
          filters: { job_id: jobId, published_at: { not: null } },
          fields: SHEET_FIELDS,
          include: { Picture: FILE, LibraryUpload: ['filename', 'bytes'] },
          order: [['id', 'ASC']],
        },
        { signal },
      ),
  });

export type ListedPlanSheet = QueryAnswer<typeof planSheetsQuery>[number];

/** The pages of one set, published or not. */
export const sheetsOfSetQuery = (setId: number) =>
  queryOptions({
    queryKey: ['PlanSheet', 'of-set', setId],
    queryFn: ({ signal }) =>
      callAll(
        'PlanSheet',
        {
          filters: { set_id: setId },
          fields: SHEET_FIELDS,
          include: { Picture: FILE, LibraryUpload: ['filename', 'bytes'] },
          order: [['page', 'ASC']],
        },
        { signal },
      ),
  });

/** Ids of the published sheets on which these words are written. */
export const sheetsWithWordsQuery = (jobId: number, words: string) =>
  queryOptions({
    queryKey: ['PlanSheet', 'with-words', jobId, words],
    queryFn: async ({ signal }) => {
      const like = { like: words };
      const rows = await callAll(
        'PlanSheet',
        {
          filters: {
            job_id: jobId,
            published_at: { not: null },
            any: [{ words: like }, { number: like }, { title: like }],
          },
          fields: ['id'],
        },
        { signal },
      );
      return rows.map(({ id }) => id);
    },
  });

const SHEET_RECORD = {
  fields: [...SHEET_FIELDS, 'job_id', 'links_json'],
  include: {
    Job: ['slug', 'job_name', 'job_num'],
    LibraryUpload: FILE,
    PlanSet: ['slug', 'name'],
    Picture: FILE,
  },
} as const;

/** A sheet with what is needed to draw it. */
export const planSheetQuery = (slug: string) =>
  queryValue(['PlanSheet', 'record', slug], ({ signal }) =>
    call('PlanSheet/find', { slug, ...SHEET_RECORD }, { signal }),
  );

/** The published sheets of a set, each as `planSheetQuery` has it. */
export const sheetRecordsOfSet = (setId: number) =>
  callAll('PlanSheet', {
    filters: { set_id: setId, published_at: { not: null } },
    ...SHEET_RECORD,
    order: [['page', 'ASC']],
  });

export type PlanSheetRecord = QueryAnswer<typeof planSheetQuery>;

export const publishPlanSet = (id: number) => call('PlanSet/publish', { id });

const PINS = {
  include: {
    Picture: FILE,
    Task: ['slug', 'title', 'state', 'due_on'],
    CompanyForm: ['slug', 'template_title', 'state'],
    MessageThread: ['slug', 'subject'],
    CreatedBy: ['slug', 'first_name', 'last_name', 'email'],
  },
  order: [['id', 'ASC']],
} as const;

/** What is pinned to a sheet, the oldest first. What a colleague may not read of it is null. */
export const planPinsQuery = (sheetId: number) =>
  queryOptions({
    queryKey: ['PlanPin', 'of-sheet', sheetId],
    queryFn: ({ signal }) => callAll('PlanPin', { filters: { sheet_id: sheetId }, ...PINS }, { signal }),
  });

export type PlanPinRow = QueryAnswer<typeof planPinsQuery>[number];

/** The pins of all these sheets, each as `planPinsQuery` has it. */
export const pinsOnSheets = (sheetIds: readonly number[]) =>
  callAll('PlanPin', { filters: { sheet_id: sheetIds }, ...PINS });

const CHOICES_MAX = 50;

/** Forms and threads of a project that can be pinned, the newest first. */
export const pinnableFormsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['CompanyForm', 'pinnable', jobId],
    queryFn: ({ signal }) =>
      callSome(
        'CompanyForm',
        {
          filters: { job_id: jobId },
          fields: ['slug', 'template_title', 'child_template_description', 'created_at'],
          order: [['id', 'DESC']],
          limit: CHOICES_MAX,
        },
        { signal },
      ),
  });

export const pinnableThreadsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['MessageThread', 'pinnable', jobId],
    queryFn: ({ signal }) =>
      callSome(
        'MessageThread',
        {
          filters: { job_id: jobId, archived: 0 },
          fields: ['slug', 'subject'],
          order: [['id', 'DESC']],
          limit: CHOICES_MAX,
        },
        { signal },
      ),
  });
