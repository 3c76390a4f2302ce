import { answerNumber } from './answer-number.ts';
import { fieldOf } from './form-sections.ts';
import type { Answer, DocField } from './form-types.ts';
import { objectOr } from './json-shape.ts';
import { isNotApplicable, NOT_APPLICABLE } from './not-applicable.ts';
import { asValue, imagesIn, storedAnswer } from './stored-answer.ts';

/** The answers in one row of a repeating question, by the key of the question in it. */
export type RepeatRow = Readonly<Record<string, Answer>>;

const parsed = new WeakMap<DocField['raw'], readonly DocField[]>();

/** The questions that each row of a repeating question asks, in `ext.fields`; their ids are their keys. */
export function rowFields({ raw }: Pick<DocField, 'raw'>): readonly DocField[] {
  const known = parsed.get(raw);
  if (known) return known;
  const { fields } = objectOr(raw['ext']);
  const list: readonly unknown[] = Array.isArray(fields) ? fields : [];
  const read = list.flatMap((stored, at): DocField[] => {
    const field = fieldOf(stored);
    const own = objectOr(stored);
    const { key } = own;
    return field ? [{ id: typeof key === 'string' && key !== '' ? key : String(at), field, raw: own }] : [];
  });
  parsed.set(raw, read);
  return read;
}

/** The rows of an answer. Those of a client that only knows tables are read from its cells. */
export function repeatRows(entry: Pick<DocField, 'raw'>, { value, meta }: Answer): RepeatRow[] {
  const fields = rowFields(entry);
  const { rows } = objectOr(meta);
  const cells: readonly unknown[] = Array.isArray(value) ? value : [];
  const stored: readonly unknown[] = Array.isArray(rows) ? rows : [];
  const kept = stored.map((row) => rowIn(fields, row));
  const find = kept.length === cells.length ? sameOf(fields, kept) : onlyOf(fields, kept);
  return cells.map((row, at) => find(row, at) ?? rowOfCells(fields, row));
}

type Find = (row: unknown, at: number) => RepeatRow | null;

const sameOf =
  (fields: readonly DocField[], kept: readonly RepeatRow[]): Find =>
  (row, at) => {
    const whole = kept[at];
    return whole && isSameRow(cellsOf(fields, whole), row) ? whole : null;
  };

/**
 * Where another client has added or removed rows, a row is the only one with its cells: a picture never comes into another row
 * than the one that it was taken for.
 */
const onlyOf =
  (fields: readonly DocField[], kept: readonly RepeatRow[]): Find =>
  (row) => {
    const [first, second] = kept.filter((each) => isSameRow(cellsOf(fields, each), row));
    return second === undefined ? (first ?? null) : null;
  };

const isSameRow = (cells: readonly string[], row: unknown): boolean =>
  Array.isArray(row) && cells.length === row.length && cells.every((cell, at) => cell === row[at]);

function rowIn(fields: readonly DocField[], stored: unknown): RepeatRow {
  const row = objectOr(stored);
  return Object.fromEntries(
    fields.flatMap(({ id, field }) => {
      const answer = answerIn(field, objectOr(row[id]));
      return answer === null ? [] : [[id, answer]];
    }),
  );
}

/** An answer in a row stands there by the names of its parts. */
const answerIn = (field: DocField['field'], { value, meta, remarks, images }: RawAnswer): Answer | null =>
  storedAnswer(field, { value, meta, conditionalRemarksValue: remarks, conditionalImageValue: images });

type RawAnswer = Readonly<Record<string, unknown>>;

/** Cells as a person types them in a table: Yes and No in words. */
function rowOfCells(fields: readonly DocField[], row: unknown): RepeatRow {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  return Object.fromEntries(
    fields.flatMap(({ id, field }, at) => {
      const cell = cells[at];
      const text = typeof cell === 'string' ? cell : '';
      const value = asValue(field, field.kind === 'boolean' ? yesNoIn(text) : text);
      // A cell says how many pictures there are, and not which.
      if (field.type === 'image') return [];
      return text === '' || value === undefined ? [] : [[id, { value }]];
    }),
  );
}

function yesNoIn(text: string): unknown {
  const word = text.trim().toLowerCase();
  if (word === 'yes') return 1;
  return word === 'no' ? 0 : text;
}

/** What every client can show of rows: the cells of a table. */
export const rowsAnswer = (entry: Pick<DocField, 'raw'>, rows: readonly RepeatRow[]): Answer => ({
  value: rows.length === 0 ? '' : rows.map((row) => cellsOf(rowFields(entry), row)),
  meta: { rows },
});

const cellsOf = (fields: readonly DocField[], row: RepeatRow): string[] =>
  fields.map(({ id, field }) => cellText(field, row[id]?.value));

function cellText(field: DocField['field'], value: unknown): string {
  if (isNotApplicable(field, value)) return NOT_APPLICABLE;
  if (field.kind === 'boolean') return value === 1 ? 'Yes' : value === 0 ? 'No' : '';
  if (field.type === 'image') return picturesText(imagesIn(value).length);
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function picturesText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 picture' : `${count} pictures`;
}

/** The numbers of one question in all rows. */
export function columnNumbers(entry: Pick<DocField, 'raw'>, answer: Answer, column: string): (number | null)[] {
  const inner = rowFields(entry).find(({ id }) => id === column);
  if (!inner) return [];
  return repeatRows(entry, answer).map((row) => answerNumber(inner.field, row[column]?.value));
}
