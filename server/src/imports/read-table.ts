import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import * as v from 'valibot';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import { unpacksWithin } from './unpacked-size.ts';

/** Every row of a list is a save of its own; more belongs into several files. */
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
const MOST_UNPACKED_BYTES = 80_000_000;
const NO_LIST = 'This is no list that can be read. Save it as CSV (UTF-8) or as an Excel workbook (.xlsx).';

const TableSchema = v.array(v.array(v.string()));

/**
 * Reads a list: the line of headings and the rows below it, as texts. Commas, semicolons or tabs; of a workbook the first
 * sheet. Empty lines stay, because people count them.
 * @throws Refusal if it is no list, or too long
 */
export async function readTable({ path, name }: { path: string; name: string }): Promise<string[][]> {
  const bytes = await readFile(path);
  const isBook = bytes.subarray(0, 2).toString('latin1') === 'PK' || /\.xlsx$/i.test(name);
  const rows = isBook ? await sheetOf(path, bytes) : csvOf(bytes.toString('utf8'));
  const [headings = []] = rows;
  if (headings.every((heading) => heading === '')) throw new Refusal('The first line of the list names its columns.');
  if (headings.length > MOST_COLUMNS) throw new Refusal(sentence`A list may have ${MOST_COLUMNS} columns.`);
  if (rows.length - 1 > MOST_ROWS)
    throw new Refusal(sentence`A list may have ${MOST_ROWS} rows. This one has ${rows.length - 1}: split it.`);
  return rows;
}

function csvOf(text: string): string[][] {
  try {
    const rows: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
    });
    return v.parse(TableSchema, rows);
  } catch (error) {
    if (error instanceof CsvError) throw new Refusal(NO_LIST);
    throw error;
  }
}

/** Of the line of headings: spreadsheets of some countries write semicolons. */
function delimiterOf(csv: string): string {
  const [headings = ''] = csv.split(/\r?\n/, 1);
  return ['\t', ';'].find((each) => headings.includes(each)) ?? ',';
}

async function sheetOf(path: string, bytes: Uint8Array): Promise<string[][]> {
  try {
    if (!(await unpacksWithin(path, MOST_UNPACKED_BYTES))) throw new Refusal(NO_LIST);
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: MOST_ROWS + 2 });
    return (sheets[0]?.rows ?? []).map((cells) => cells.map(cellText));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Whatever the reader says of a broken archive, it means this.
    throw new Refusal(NO_LIST);
  }
}

/** A day is written as one; the clock of a workbook has no time zone. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    const [day = '', time = ''] = cell.toISOString().split('T');
    return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
  }
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
}
