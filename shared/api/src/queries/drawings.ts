import type { DrawnOn } from '@fieldspan/contract/drawing-calls';
import { queryOptions } from '@tanstack/react-query';
import { call, callAll, callList } from '@fieldspan/api/call';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const LAYER_FIELDS = ['id', 'version', 'updated_at', 'created_by', 'is_personal', 'layer_json'] as const;
const LAYERS = {
  include: { CreatedBy: ['slug', 'first_name', 'last_name', 'email'] },
  order: [['id', 'ASC']],
} as const;

/** Everybody's layers on a picture or sheet, oldest first. */
export const drawingsQuery = (on: DrawnOn) =>
  queryOptions({
    queryKey: ['ImageDrawLayer', 'on', on],
    queryFn: ({ signal }) => callAll('ImageDrawLayer', { filters: on, fields: LAYER_FIELDS, ...LAYERS }, { signal }),
  });

export type StoredDrawing = QueryAnswer<typeof drawingsQuery>[number];

/** The layers on any of these sheets of plans, each as `drawingsQuery` has it and with its sheet. */
export const drawingsOnSheetsQuery = (sheetIds: readonly number[]) =>
  queryOptions({
    queryKey: ['ImageDrawLayer', 'on-sheets', sheetIds],
    queryFn: ({ signal }) =>
      callAll(
        'ImageDrawLayer',
        { filters: { sheet_id: sheetIds }, fields: [...LAYER_FIELDS, 'sheet_id'], ...LAYERS },
        { signal },
      ),
  });

/** A picture's current file; rotating it changes its name. */
export const storedImageQuery = (id: number) =>
  queryOptions({
    queryKey: ['UploadImage', 'record', id],
    queryFn: ({ signal }) => call('UploadImage/find', { slug: id }, { signal }),
  });

/** Saves changes of a layer; without an id those of one's own, which is created if there is none. */
export const saveDrawing = (drawing: DrawnOn & { id?: number; layer_json: string }) =>
  call('ImageDrawLayer/save', drawing, { isUnshown: true });

/** Waits until somebody draws on it, up to 25 s. `known`: the versions of the layers that are shown, by id. */
export const waitForDrawings = (on: DrawnOn, known: Readonly<Record<string, number>>, signal: AbortSignal) =>
  call('ImageDrawLayer/wait', { ...on, known }, { signal });

/** Whiteboards that have a name; the others belong to forms. */
export const sheetsQuery = (query: ListQuery<'DrawCanvas'>) =>
  queryValue(['DrawCanvas', 'list', query], ({ signal }) =>
    callList(
      'DrawCanvas',
      { ...query, include: { CreatedBy: ['slug', 'first_name', 'last_name', 'email'] } },
      { signal },
    ),
  );

export type ListedSheet = QueryAnswer<typeof sheetsQuery>['rows'][number];

export const sheetQuery = (slug: string) =>
  queryValue(['DrawCanvas', 'record', slug], ({ signal }) => call('DrawCanvas/find', { slug }, { signal }));

/** Creates a blank sheet, once for each key; its record_id is the canvas_id of its layers. */
export const createSheet = (sheet: { width: number; height: number; name?: string; client_key: string }) =>
  call('DrawCanvas/save', sheet);

/** Changes a whiteboard's name, or who may see it. */
export const changeSheet = (change: { id: number; name?: string; is_private?: 0 | 1 }) =>
  call('DrawCanvas/save', change);

/** Rotates a stored picture and everybody's layers on it. */
export const rotateImage = (id: number, rotate_direction: 'left' | 'right') =>
  call('UploadImage/rotate', { id, rotate_direction });

/** Shows one's own marks on a plan to everybody who reads it. */
export const publishMarks = (id: number) => call('ImageDrawLayer/save', { id, is_personal: 0 });
