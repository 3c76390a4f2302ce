import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';

/** Headings that people use in their own lists, by the field that they mean. */
const HEADINGS = {
  description: ['description', 'name', 'equipment', 'piece'],
  type: ['type', 'equipment type', 'model'],
  serial_num: ['serial number', 'serial', 'serial num', 'serial no', 'serial_num', 'number'],
  location: ['location', 'place', 'where'],
  color_hex: ['colour', 'color', 'color hex', 'color_hex'],
  next_service_date: ['next service', 'next service date', 'next_service_date'],
  next_service_description: ['what is to be done', 'next service description', 'next_service_description'],
  meter: ['meter', 'reading', 'km', 'miles', 'hours', 'mileage'],
  read_at: ['read on', 'read at', 'date of reading', 'read_at'],
} as const satisfies Record<string, readonly string[]>;

type Column = keyof typeof HEADINGS;

/** What a list of equipment can fill. */
const LABELS: Record<Column, string> = {
  description: 'Description',
  type: 'Type',
  serial_num: 'Serial number',
  location: 'Location',
  color_hex: 'Colour',
  next_service_date: 'Next service',
  next_service_description: 'What is to be done',
  meter: 'Meter',
  read_at: 'Read on',
};

export type ImportRow = { row: number; cells: Partial<Record<Column, string>> };

const COLUMNS = new Map<string, Column>(
  Object.entries(HEADINGS).flatMap(([column, names]) =>
    isColumn(column) ? names.map((name): [string, Column] => [name, column]) : [],
  ),
);

function isColumn(name: string): name is Column {
  return name in HEADINGS;
}

/** The columns of a list of equipment: a piece is known by its serial number alone. */
export const EQUIPMENT_COLUMNS = [...new Set(COLUMNS.values())].map((field) => ({
  field,
  label: LABELS[field],
  isRequired: field === 'description' || field === 'type',
  isKey: field === 'serial_num',
  headings: HEADINGS[field],
}));

/** The texts of a row whose columns are known. */
export const namedCells = (cells: ReadonlyMap<string, string>): ImportRow['cells'] =>
  Object.fromEntries([...cells].filter(([field]) => isColumn(field)));

/** What one call takes: each row is a save of its own. */
const MOST_ROWS = 500;

/**
 * Reads a list of equipment with a line of headings; commas, semicolons or tabs.
 * @throws Refusal if it is no such list
 */
export function readImport(csv: string): { rows: ImportRow[]; unknown: string[] } {
  const [headings = [], ...rows] = table(csv);
  const columns = headings.map((heading) => COLUMNS.get(heading.toLowerCase()) ?? null);
  if (!columns.includes('description') && !columns.includes('serial_num'))
    throw new Refusal('The first line names the columns: Description, Type, Serial number, Location, Meter …');
  const filled = rows
    .map((cells, at) => ({ row: at + 2, cells: named(cells, columns) }))
    .filter(({ cells }) => Object.keys(cells).length > 0);
  if (filled.length > MOST_ROWS)
    throw new Refusal(sentence`A list may have ${MOST_ROWS} rows. This one has ${filled.length}: split it.`);
  return { rows: filled, unknown: headings.filter((heading, at) => heading !== '' && columns[at] === null) };
}

const TableSchema = v.array(v.array(v.string()));

function table(csv: string): string[][] {
  try {
    const rows: unknown = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      trim: true,
    });
    return v.parse(TableSchema, rows);
  } catch (error) {
    if (error instanceof CsvError)
      throw new Refusal('This is no list that can be read. Save it as CSV (UTF-8), with a line of headings.');
    throw error;
  }
}

/** Of the line of headings: spreadsheets of some countries write semicolons. */
function delimiterOf(csv: string): string {
  const [headings = ''] = csv.split(/\r?\n/, 1);
  return ['\t', ';'].find((each) => headings.includes(each)) ?? ',';
}

function named(cells: readonly string[], columns: readonly (Column | null)[]): ImportRow['cells'] {
  const pairs = columns.flatMap((column, at) => {
    const text = cells[at] ?? '';
    return column === null || text === '' ? [] : [[column, text] as const];
  });
  return Object.fromEntries(pairs);
}
