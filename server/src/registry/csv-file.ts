import { plainCsv } from './csv-text.ts';

const AMOUNT = /^-?\d+(?:\.\d+)?$/;
const FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would execute begins with an apostrophe; amounts below zero stay numbers. */
const safe = (cell: string): string => (FORMULA.test(cell) && !AMOUNT.test(cell) ? `'${cell}` : cell);

/** Rows of cells as a file to save. */
export const csvFile = (name: string, rows: readonly (readonly string[])[]): Response =>
  new Response(plainCsv(rows.map((cells) => cells.map(safe))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
