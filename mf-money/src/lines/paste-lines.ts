import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';
import { newLine } from './change-lines.ts';

/** What a column of a pasted table is. */
export type PastedField = 'description' | 'code' | 'quantity' | 'unit' | 'price' | 'skip';

const DECIMALS: ReadonlySet<PastedField> = new Set(['quantity', 'price']);

/** The cells of copied spreadsheet rows; null for a text of one cell, which is pasted as text. */
export function pastedCells(text: string): string[][] | null {
  const rows = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}

/** Guesses what the columns are: the longest words are the description, numbers are quantity and price in this order. */
export function guessedFields(rows: readonly (readonly string[])[]): PastedField[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  // The first of several rows may be a heading.
  const told = rows.length > 1 ? rows.slice(1) : rows;
  const columns = Array.from({ length: width }, (_, at) => told.map((row) => row[at] ?? ''));
  const isNumbers = columns.map((cells) => share(cells, (cell) => typedDecimal(cell) !== null) >= 0.5);
  const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.length, 0));
  const words = lengths.map((length, at) => (isNumbers[at] === true ? -1 : length));
  const description = words.indexOf(Math.max(...words));
  const numbers = isNumbers.flatMap((is, at) => (is ? [at] : []));
  const [quantity, price] = numbers.length > 1 ? numbers : [undefined, numbers[0]];
  return columns.map((cells, at): PastedField => {
    if (at === description && isNumbers[at] === false) return 'description';
    if (at === quantity) return 'quantity';
    if (at === price) return 'price';
    if (isNumbers[at] === true) return 'skip';
    return at < description ? 'code' : unitOr(cells);
  });
}

const unitOr = (cells: readonly string[]): PastedField =>
  share(cells, (cell) => cell.length <= 8) > 0.6 ? 'unit' : 'skip';

function share(cells: readonly string[], is: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(is).length / filled.length;
}

/** Whether a cell cannot be what its column is. */
export const isBadCell = (field: PastedField, cell: string): boolean =>
  DECIMALS.has(field) && cell !== '' && typedDecimal(cell) === null;

/** The lines of a pasted table. A first row whose numbers are none is its heading, and is left out. */
export function linesOfCells(
  rows: readonly (readonly string[])[],
  fields: readonly PastedField[],
  taxes: readonly string[],
): DocumentLine[] {
  return withoutHeading(rows, fields).map((row) => {
    const line = newLine('item', taxes);
    const values = fields.flatMap((field, at): [string, string][] => {
      const cell = row[at] ?? '';
      if (field === 'skip' || cell === '') return [];
      return [[field, DECIMALS.has(field) ? (typedDecimal(cell) ?? cell) : cell]];
    });
    return Object.assign(line, Object.fromEntries(values));
  });
}

export function withoutHeading(
  rows: readonly (readonly string[])[],
  fields: readonly PastedField[],
): readonly (readonly string[])[] {
  const [first = []] = rows;
  const numbers = fields.flatMap((field, at) => (DECIMALS.has(field) ? [first[at] ?? ''] : []));
  const isHeading = numbers.length > 0 && numbers.every((cell) => cell !== '' && typedDecimal(cell) === null);
  return isHeading ? rows.slice(1) : rows;
}
