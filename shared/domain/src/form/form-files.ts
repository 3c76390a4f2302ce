import { isOnItsWay } from './form-picture.ts';
import type { FormPicture } from './form-picture.ts';
import { hasStaticImage } from './field-state.ts';
import type { Answer, DocField, FormDoc } from './form-types.ts';
import { objectOr } from './json-shape.ts';
import { repeatRows, rowFields } from './repeat-rows.ts';
import { imageIn, imagesIn, storedAnswer } from './stored-answer.ts';
import { waitingFileKey } from './waiting-file.ts';

/**
 * A stored file in a form, with its question. `isTemplates`: the picture belongs to the template and is not an answer.
 */
export type FormFile = { entry: DocField; uploadId: number; filename: string; isTemplates: boolean };

/** Pictures and files of a form without duplicates, in the order of its questions. */
export function filesOf(doc: FormDoc): FormFile[] {
  const all = [...doc.byId.values()].flatMap(filesIn);
  return all.filter(({ filename }, at) => all.findIndex((other) => other.filename === filename) === at);
}

/** Client keys of pictures and files that have not arrived at the server yet. */
export function keysOnTheirWay({ answers, byId }: FormDoc): string[] {
  const all = [...byId.values()].map((entry) => ({ entry, answer: answers.get(entry.id) ?? {} }));
  const pictures = all.flatMap(({ entry, answer }) => picturesIn(entry, answer)).filter(isOnItsWay);
  const files = all.flatMap(({ entry, answer }) => waitingFilesIn(entry, answer));
  return [...new Set([...pictures.map(({ key }) => key), ...files])];
}

/** Client keys of the files of an answer, also of those in its rows, that have not arrived. */
export function waitingFilesIn(entry: DocField, answer: Answer): string[] {
  if (entry.field.kind !== 'repeat') return [waitingFileKey(answer.value) ?? []].flat();
  const inner = rowFields(entry);
  return repeatRows(entry, answer).flatMap((row) => inner.flatMap((each) => waitingFilesIn(each, row[each.id] ?? {})));
}

/** The pictures of an answer, with those that it asks for and those in its rows. */
export function picturesIn(entry: DocField, answer: Answer): FormPicture[] {
  const { value, images = [] } = answer;
  if (entry.field.kind !== 'repeat') return entry.field.type === 'image' ? imagesIn(value).concat(images) : [...images];
  const inner = rowFields(entry);
  return repeatRows(entry, answer).flatMap((row) => inner.flatMap((each) => picturesIn(each, row[each.id] ?? {})));
}

/** Ids of everything in a form that can be drawn on: its sheets and its pictures. */
export function drawnOn(doc: FormDoc): { canvasIds: number[]; imageIds: number[] } {
  const sheets = [...doc.byId.values()].filter(({ field }) => field.type === 'whiteboard');
  const pictures = [...doc.byId.values()].filter(({ field }) => field.type !== 'library-file').flatMap(filesIn);
  return {
    canvasIds: [...new Set(sheets.flatMap(({ raw }) => imageIn(raw['value'])?.id ?? []))],
    imageIds: [...new Set(pictures.map(({ uploadId }) => uploadId))],
  };
}

function filesIn(entry: DocField): FormFile[] {
  const { field, raw } = entry;
  if (field.kind === 'repeat') return filesInRows(entry);
  const value = raw['value'];
  const pictures = field.type === 'image' ? imagesIn(value) : [];
  const isTemplates = hasStaticImage(field, raw);
  return [
    ...pictures.map(({ id, filename }) => ({ entry, uploadId: id, filename, isTemplates })),
    ...(field.type === 'library-file' ? pickedIn(entry) : []),
    ...imagesIn(raw['conditionalImageValue']).map(({ id, filename }) => ({
      entry,
      uploadId: id,
      filename,
      isTemplates: false,
    })),
  ].filter(({ filename }) => filename !== '');
}

function filesInRows(entry: DocField): FormFile[] {
  return picturesIn(entry, storedAnswer(entry.field, entry.raw) ?? {})
    .filter(({ filename }) => filename !== '')
    .map(({ id, filename }) => ({ entry, uploadId: id, filename, isTemplates: false }));
}

function pickedIn(entry: DocField): FormFile[] {
  const { id, filename } = objectOr(objectOr(entry.raw['value'])['LibraryUpload']);
  const isFile = typeof id === 'number' && typeof filename === 'string';
  return isFile ? [{ entry, uploadId: id, filename, isTemplates: false }] : [];
}
