import { knownDay } from '../calendar-day.ts';
import type { DocField } from './form-types.ts';
import type { FormField } from './form-sections.ts';
import { isEmpty } from './is-empty.ts';
import { isNotApplicable } from './not-applicable.ts';
import { isRecord, objectOr } from './json-shape.ts';
import { rowFields } from './repeat-rows.ts';
import { asValue, imageIn } from './stored-answer.ts';

/** Maximum length of one text answer. */
const LONGEST_TEXT = 20_000;

type Shape = (value: unknown, field: FormField) => boolean;

/** Whether the stored answer has a value that its type of question allows. No answer is always allowed. */
export function isAnswerShaped({ field, raw }: Pick<DocField, 'field' | 'raw'>): boolean {
  const value = raw['value'];
  if (isEmpty(value) || isNotApplicable(field, value)) return true;
  const fits = SHAPES[field.kind] ?? SHAPES[field.type];
  if (fits !== undefined && !fits(value, field)) return false;
  return field.kind !== 'repeat' || areRowsShaped({ raw });
}

/** The rows as a client that knows them wrote them; their cells are text. */
function areRowsShaped(entry: Pick<DocField, 'raw'>): boolean {
  const { rows } = objectOr(entry.raw['meta']);
  const kept: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return rowFields(entry).every(({ id, field }) =>
    kept.every((row) => isAnswerShaped({ field, raw: objectOr(objectOr(row)[id]) })),
  );
}

const isWord = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_TEXT);

const isWordList = (value: unknown): boolean => isWord(value) || isListOf(value, isWord);

/** One of the options, or free text if the field allows it; a default value is always allowed. */
const isOption: Shape = (value, field) =>
  isWord(value) &&
  (field.defineOther || field.options.length === 0 || field.options.includes(String(value)) || isDefault(value, field));

const isDefault = (value: unknown, field: FormField): boolean =>
  typeof field.default === 'string' && (field.default.startsWith('$.') || field.default === String(value));

const isPicture = (value: unknown): boolean => imageIn(value) !== null;

const SHAPES: Readonly<Record<string, Shape>> = {
  boolean: (value, field) => asValue(field, value) !== undefined,
  text: isWord,
  textarea: isWord,
  date: (value) => typeof value === 'string' && knownDay(value) !== null,
  time: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(value),
  select: isOption,
  'select-multi': (value, field) => isListOf(value, (item) => isOption(item, field)) || isOption(value, field),
  checklist: (value, field) => isListOf(value, (item) => isOption(item, field)) || isOption(value, field),
  tasklist: isWordList,
  'hazard-list': isWordList,
  'control-list': isWordList,
  table: (value) => isListOf(value, (row) => isListOf(row, (cell) => cell === null || isWord(cell))),
  repeat: (value) => isListOf(value, (row) => isListOf(row, isWord)),
  image: (value) => isListOf(value, isPicture) || isPicture(value),
  whiteboard: isPicture,
  'library-file': (value) => isRecord(value) && isRecord(value['LibraryUpload']),
  'medical-facility-location': (value) => isRecord(value) || isWord(value),
  weather: isRecord,
  'weather-widget': isRecord,
  'personnel-phone-list': (value) => isListOf(value, isRecord),
};

const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((item: unknown) => is(item));
