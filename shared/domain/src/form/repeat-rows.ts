import { answerNumber } from './answer-number.ts';
import { calculatedText, evaluateFormula } from './formula-value.ts';
import { isFormulaError, parseFormula } from './formula.ts';
import { fieldOf } from './form-sections.ts';
import type { Answer, DocField } from './form-types.ts';
import { isRecord, objectOr } from './json-shape.ts';
import { isNotApplicable, NOT_APPLICABLE } from './not-applicable.ts';
import { asValue } from './stored-answer.ts';

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
  const kept: readonly unknown[] = Array.isArray(rows) ? rows : [];
  return cells.map((row, at) => {
    const whole = rowIn(fields, kept[at]);
    return isSameRow(cellsOf(fields, whole), row) ? whole : rowOfCells(fields, row);
  });
}

const isSameRow = (cells: readonly string[], row: unknown): boolean =>
  Array.isArray(row) && cells.length === row.length && cells.every((cell, at) => cell === row[at]);

function rowIn(fields: readonly DocField[], stored: unknown): RepeatRow {
  const row = objectOr(stored);
  return Object.fromEntries(
    fields.flatMap(({ id, field }) => {
      const { value, meta } = objectOr(row[id]);
      const read = asValue(field, value);
      return read === undefined ? [] : [[id, { value: read, ...(isRecord(meta) && { meta }) }]];
    }),
  );
}

/** Cells as a person types them in a table: Yes and No in words. */
function rowOfCells(fields: readonly DocField[], row: unknown): RepeatRow {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  return Object.fromEntries(
    fields.flatMap(({ id, field }, at) => {
      const cell = cells[at];
      const text = typeof cell === 'string' ? cell : '';
      const value = asValue(field, field.kind === 'boolean' ? yesNoIn(text) : text);
      return text === '' || value === undefined ? [] : [[id, { value }]];
    }),
  );
}

function yesNoIn(text: string): unknown {
  const word = text.trim().toLowerCase();
  if (word === 'yes') return 1;
  return word === 'no' ? 0 : text;
}

/** The answer with these rows: the cells of a table, which every client shows, and the whole of them in `meta`. */
export function repeatAnswer(entry: Pick<DocField, 'raw'>, rows: readonly RepeatRow[]): Answer {
  const fields = rowFields(entry);
  const settled = rows.map((row) => calculatedRow(fields, row));
  return { value: settled.length === 0 ? '' : settled.map((row) => cellsOf(fields, row)), meta: { rows: settled } };
}

/** A row with what is calculated from its other answers. */
export function calculatedRow(fields: readonly DocField[], row: RepeatRow): RepeatRow {
  let settled = row;
  for (const { id, field } of fields) {
    if (field.kind !== 'calculated') continue;
    const value = rowValue(fields, settled, field.ext);
    const { [id]: _before, ...rest } = settled;
    settled = value === null ? rest : { ...rest, [id]: { value } };
  }
  return settled;
}

/** What a formula inside a row comes to. It reads the row's own questions only. */
function rowValue(fields: readonly DocField[], row: RepeatRow, ext: DocField['field']['ext']): string | null {
  const formula = parseFormula(ext.formula);
  if (isFormulaError(formula)) return null;
  const lookup = (key: string) => {
    const found = fields.find(({ id }) => id === key);
    return [found ? answerNumber(found.field, row[key]?.value) : null];
  };
  return calculatedText(evaluateFormula(formula, lookup), ext.decimals ?? 2);
}

const cellsOf = (fields: readonly DocField[], row: RepeatRow): string[] =>
  fields.map(({ id, field }) => cellText(field, row[id]?.value));

function cellText(field: DocField['field'], value: unknown): string {
  if (isNotApplicable(field, value)) return NOT_APPLICABLE;
  if (field.kind === 'boolean') return value === 1 ? 'Yes' : value === 0 ? 'No' : '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The numbers of one question in all rows. */
export function columnNumbers(entry: Pick<DocField, 'raw'>, answer: Answer, column: string): (number | null)[] {
  const inner = rowFields(entry).find(({ id }) => id === column);
  if (!inner) return [];
  return repeatRows(entry, answer).map((row) => answerNumber(inner.field, row[column]?.value));
}
