import type { FormField } from './form-sections.ts';

/** The row names of a table field. A number of rows gives numbered rows; without rows the person adds them. */
export function rowNames({ rows }: Pick<FormField, 'rows'>): readonly string[] {
  if (typeof rows === 'number') return Array.from({ length: rows }, (_, at) => String(at + 1));
  return rows ?? [];
}

/** Whether the person adds the rows. */
export const hasFreeRows = (field: Pick<FormField, 'rows'>): boolean => rowNames(field).length === 0;

/** The cells by row, padded or cut to the table's columns and to its fixed rows, if any. */
export function shapedRows(field: Pick<FormField, 'rows' | 'columns'>, value: unknown): string[][] {
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  const count = hasFreeRows(field) ? stored.length : rowNames(field).length;
  return Array.from({ length: count }, (_, at) => shapedRow(field.columns.length, stored[at]));
}

function shapedRow(length: number, row: unknown): string[] {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  return Array.from({ length }, (_, at) => {
    const cell = cells[at];
    return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
  });
}

/** The table with one cell changed; the result has all rows and columns. */
export function withCell(
  field: Pick<FormField, 'rows' | 'columns'>,
  value: unknown,
  { row, column, text }: { row: number; column: number; text: string },
): string[][] {
  return shapedRows(field, value).map((cells, at) =>
    at === row ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
  );
}
