import { queryOptions } from '@tanstack/react-query';
import { call, callAll, callFirst } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** What is drawn on: a picture (its LibraryUpload) or a sheet (its DrawCanvas). */
export type DrawnOn = { image_id: number } | { canvas_id: number };

/** Everybody's layers on a picture or sheet, oldest first. */
export const drawingsQuery = (on: DrawnOn) =>
  queryOptions({
    queryKey: ['ImageDrawLayer', 'on', on],
    queryFn: ({ signal }) =>
      callAll(
        'ImageDrawLayer',
        {
          filters: on,
          include: { CreatedBy: ['slug', 'first_name', 'last_name', 'email'] },
          order: [['id', 'ASC']],
        },
        { signal },
      ),
  });

export type StoredDrawing = QueryAnswer<typeof drawingsQuery>[number];

/** A picture's current file; rotating it changes its name. */
export const storedImageQuery = (id: number) =>
  queryOptions({
    queryKey: ['UploadImage', 'record', id],
    queryFn: ({ signal }) => call('UploadImage/find', { slug: id }, { signal }),
  });

/** Saves a layer; with an id it replaces the stored one. */
export const saveDrawing = (drawing: DrawnOn & { id?: number; layer_json: string }) =>
  call('ImageDrawLayer/save', drawing);

/**
 * Whether a layer still exists.
 * @throws ApiError if the server does not answer
 */
export const isStoredDrawing = async (id: number): Promise<boolean> =>
  (await callFirst('ImageDrawLayer', { filters: { id }, fields: ['id'] })) !== null;

export const sheetQuery = (slug: string) =>
  queryValue(['DrawCanvas', 'record', slug], ({ signal }) => call('DrawCanvas/find', { slug }, { signal }));

/** Creates a blank sheet; its record_id is the canvas_id of its layers. */
export const createSheet = (size: { width: number; height: number }) => call('DrawCanvas/save', size);

/** Rotates a stored picture and everybody's layers on it. */
export const rotateImage = (id: number, rotate_direction: 'left' | 'right') =>
  call('UploadImage/rotate', { id, rotate_direction });
