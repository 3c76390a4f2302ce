import type { FormField } from './form-sections.ts';
import type { FormPicture } from './form-picture.ts';
import type { Answer } from './form-types.ts';
import { isRecord, objectOr, wordsIn } from './json-shape.ts';
import { isNotApplicable } from './not-applicable.ts';
import { shapedRows } from './table-shape.ts';

/** The answer in a stored field; null if there is none. */
export function storedAnswer(field: FormField, raw: Readonly<Record<string, unknown>>): Answer | null {
  const value = asValue(field, raw['value']);
  const remarks = raw['conditionalRemarksValue'];
  const images = imagesIn(raw['conditionalImageValue']);
  const { meta } = raw;
  const answer: Answer = {
    ...(value !== undefined && { value }),
    ...(typeof remarks === 'string' && remarks !== '' && { remarks }),
    ...(images.length > 0 && { images }),
    ...(value !== undefined && isRecord(meta) && { meta }),
  };
  return Object.keys(answer).length === 0 ? null : answer;
}

/**
 * Normalises a stored value: yes and no become 1 and 0, lists become lists.
 * @returns undefined for no answer
 */
export function asValue(field: FormField, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (isNotApplicable(field, value)) return value;
  const read = READ[field.kind] ?? READ[field.type];
  return read ? read(value, field) : value;
}

const listOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : wordsIn(value));
const lineOf = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : textOf(value));

/** Types with a normal form; answers of other types are unchanged. */
const READ: Readonly<Record<string, (value: unknown, field: FormField) => unknown>> = {
  boolean: yesOrNo,
  'select-multi': listOf,
  checklist: listOf,
  tasklist: listOf,
  'hazard-list': listOf,
  'control-list': listOf,
  table: (value, field) => shapedRows(field, value),
  repeat: cellsIn,
  image: imagesIn,
  whiteboard: (value) => imageIn(value) ?? undefined,
  text: lineOf,
  textarea: lineOf,
  select: lineOf,
  date: lineOf,
  time: lineOf,
};

/** The cells of a repeating question; no rows is no answer. */
function cellsIn(value: unknown): string[][] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map((row: unknown) => (Array.isArray(row) ? row.map((cell: unknown) => lineOf(cell) ?? '') : []));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const YES: ReadonlySet<unknown> = new Set([1, true, '1', 'true']);
const NO: ReadonlySet<unknown> = new Set([0, false, '0', 'false']);

function yesOrNo(value: unknown): 0 | 1 | undefined {
  if (YES.has(value)) return 1;
  return NO.has(value) ? 0 : undefined;
}

/** The pictures in a stored value with all of their properties. */
export function imagesIn(value: unknown): FormPicture[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => imageIn(item) ?? []);
}

/** @returns null if it is not a picture; a whiteboard has no file */
export function imageIn(item: unknown): FormPicture | null {
  const { id, slug, filename, width, height, key, taken, meta } = objectOr(item);
  const how = takenIn(taken);
  if (typeof id !== 'number' || typeof slug !== 'string') return null;
  return {
    id,
    slug,
    filename: typeof filename === 'string' ? filename : '',
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
    ...(typeof key === 'string' && id === 0 && { key }),
    ...(how && { taken: how }),
    ...(isRecord(meta) && { meta }),
  };
}

function takenIn(stored: unknown): FormPicture['taken'] | null {
  const { source, at } = objectOr(stored);
  if (source !== 'camera' && source !== 'gallery') return null;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { source, at } : null;
}
