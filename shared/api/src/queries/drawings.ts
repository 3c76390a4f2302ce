import { queryOptions } from '@tanstack/react-query';
import { call, callRows } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** A picture that is drawn on (its LibraryUpload), or a sheet (its DrawCanvas). */
export type DrawnOn = { image_id: number } | { canvas_id: number };

/** Everybody's layers over a picture or on a sheet, the oldest first. */
export const drawingsQuery = (on: DrawnOn) =>
  queryOptions({
    queryKey: ['drawings', on],
    queryFn: ({ signal }) =>
      callRows(
        'ImageDrawLayer',
        {
          filters: on,
          include: { CreatedBy: ['slug', 'first_name', 'last_name', 'email'] },
          order: [['id', 'ASC']],
          limit: 200,
        },
        { signal },
      ),
  });

export type StoredDrawing = QueryAnswer<typeof drawingsQuery>[number];

/** A picture as it is stored now: turning it gives it another name. */
export const storedImageQuery = (id: number) =>
  queryOptions({
    queryKey: ['stored-image', id],
    queryFn: ({ signal }) => call('UploadImage/find', { slug: id }, { signal }),
  });

/** Stores a layer; with its id it takes the place of what it was. */
export const saveDrawing = (drawing: DrawnOn & { id?: number; layer_json: string }) =>
  call('ImageDrawLayer/save', drawing);

/** Whether it is still there. @throws ApiError when nobody can tell */
export const isStoredDrawing = async (id: number): Promise<boolean> =>
  (await callRows('ImageDrawLayer', { filters: { id }, fields: ['id'] })).length > 0;

export const sheetQuery = (slug: string) =>
  queryValue(['sheet', slug], ({ signal }) => call('DrawCanvas/find', { slug }, { signal }));

/** A blank sheet; its record_id is the canvas_id of its layers. */
export const createSheet = (size: { width: number; height: number }) => call('DrawCanvas/save', size);

/** Turns the stored picture, and everybody's layers over it. */
export const rotateImage = (id: number, rotate_direction: 'left' | 'right') =>
  call('UploadImage/rotate', { id, rotate_direction });
