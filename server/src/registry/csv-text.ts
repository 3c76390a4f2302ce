import { stringify } from 'csv-stringify/sync';

/** Rows as CSV, of cells that are safe already: an amount below zero stays a number. */
export const plainCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => [...cells]),
    { record_delimiter: 'windows' },
  );

/** Rows as CSV (RFC 4180). Cells that a spreadsheet would execute as a formula are escaped. */
export const csvText = (rows: unknown[][]): string =>
  stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
