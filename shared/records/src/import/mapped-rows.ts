import { READING_FIELDS } from '@fieldspan/contract/import-calls';
import type { ImportedRow, ImportTable } from '@fieldspan/contract/import-calls';

/** What each heading of a list fills; null for columns that are left out. */
export type Mapping = readonly (string | null)[];

export type SentRow = { row: number; cells: Record<string, string> };

/** The line of headings is the first row of a spreadsheet. */
const FIRST_ROW = 2;

/** The rows of a list under a mapping, without those that say nothing. */
export function mappedRows({ rows }: Pick<ImportTable, 'rows'>, mapping: Mapping): SentRow[] {
  return rows.flatMap((texts, at) => {
    const pairs = mapping.flatMap((field, column) => {
      const text = texts[column] ?? '';
      return field === null || text === '' ? [] : [[field, text] as const];
    });
    return pairs.length === 0 ? [] : [{ row: at + FIRST_ROW, cells: Object.fromEntries(pairs) }];
  });
}

/** The mapping after a heading was given a field: no two headings fill the same. */
export const mappedTo = (mapping: Mapping, at: number, field: string | null): Mapping =>
  mapping.map((other, place) => {
    if (place === at) return field;
    return field !== null && other === field ? null : other;
  });

/**
 * Rows that name the record of an earlier row and say something else of it: stored one after the other, the later would
 * silently undo the earlier.
 * @param match the field by which records are known
 * @returns the number of the earlier row, by that of the later
 */
export function contradictions(rows: readonly SentRow[], match: string): ReadonlyMap<number, number> {
  const first = new Map<string, SentRow>();
  const found = new Map<number, number>();
  for (const sent of rows) {
    const key = sent.cells[match]?.trim().toLowerCase();
    if (match === '' || key === undefined) continue;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, sent);
    else if (contradicts(earlier, sent, match)) found.set(sent.row, earlier.row);
  }
  return found;
}

const contradicts = ({ cells: earlier }: SentRow, { cells: later }: SentRow, match: string): boolean =>
  Object.entries(later).some(
    ([field, text]) =>
      field !== match && !READING_FIELDS.includes(field) && earlier[field] !== undefined && earlier[field] !== text,
  );

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\r\n`;

/**
 * The refused rows as a list of its own, with the reason beside each: once corrected it can be imported like the first one,
 * because the column of reasons fills nothing.
 */
export function refusedCsv({ headings, rows }: ImportTable, answers: readonly ImportedRow[], why: string): string {
  const refused = answers.filter(({ outcome }) => outcome === 'refused');
  const lines = refused.map(({ row, error }) => {
    const texts = rows[row - FIRST_ROW] ?? [];
    return line([...headings.map((_, at) => texts[at] ?? ''), error ?? '']);
  });
  return `\uFEFF${line([...headings, why])}${lines.join('')}`;
}
