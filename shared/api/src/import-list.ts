import type { ImportAnswer, ImportModel, ImportPayloads, ImportTable } from '@fieldspan/contract/import-calls';
import { refreshReaders } from '@fieldspan/api/query-client';
import { call } from './call.ts';

/**
 * Reads a list that is to be imported: nothing is stored.
 * @throws ApiError
 */
export const readImport = (model: ImportModel, file: File): Promise<ImportTable> =>
  call('ListImport/read', { model, file }, { isUnshown: true });

/**
 * Stores some rows of a list, or says what would become of them. Nothing is read again until `importDone`.
 * @throws ApiError
 */
export const storeImport = (part: ImportPayloads['ListImport/store']): Promise<ImportAnswer> =>
  call('ListImport/store', part, { isUnshown: true });

/** Has everything read again that may show what was imported. */
export const importDone = (model: ImportModel): Promise<void> => refreshReaders(`${model}/save`);
