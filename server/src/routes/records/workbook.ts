import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import type { AnsweredRow } from '../../registry/compile.ts';
import { kindOf, viewCell } from '../../registry/view-columns.ts';
import type { ViewColumn } from '../../registry/view-columns.ts';

type Book = {
  title: string;
  columns: readonly ViewColumn[];
  /** A moment stands in the cell as it is on the clock there. */
  zone: string;
};

/** How Excel shows a day, a moment and an amount. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
  money: '#,##0.00',
};
const WIDTHS: Readonly<Record<string, number>> = { text: 28, instant: 17 };
const USUAL_WIDTH = 14;

/**
 * Rows as a workbook with one sheet. Text is text, also where it begins like a formula; numbers, days and moments can be
 * reckoned with.
 */
export function workbook({ title, columns, zone }: Book, pages: AsyncIterable<readonly AnsweredRow[]>): Readable {
  const clock = clockIn(zone);
  const cellOf = (row: AnsweredRow, column: ViewColumn) => cell(viewCell(row, column), kindOf(column), clock);
  async function* rows() {
    for await (const page of pages) for (const row of page) yield columns.map((column) => cellOf(row, column));
  }
  const bytes = writeXlsxStream(rows(), {
    name: title,
    freezePane: { rows: 1 },
    columns: columns.map((column) => {
      const kind = kindOf(column) ?? 'text';
      const numFmt = FORMATS[kind];
      return { header: column.header, width: WIDTHS[kind] ?? USUAL_WIDTH, ...(numFmt !== undefined && { numFmt }) };
    }),
  });
  return Readable.from(bytes);
}

type Clock = (instant: string) => Date;

function cell(value: unknown, kind: string | null, clock: Clock): string | number | Date | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return null;
  if (kind === 'instant') return clock(value);
  return kind === 'date' ? new Date(`${value}T00:00:00Z`) : value;
}

/** Workbooks know no time zones: the date that has, in UTC, the figures of the clock in the zone. */
function clockIn(zone: string): Clock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return (instant) => {
    const [day = '', time = ''] = format.format(new Date(instant)).split(', ');
    return new Date(`${day}T${time}Z`);
  };
}
