import { type Message, msg } from '@fieldspan/domain/message';

/** The columns with a value that is typed. */
export type LineField = 'code' | 'description' | 'quantity' | 'unit' | 'price' | 'discount';

export type LineColumn = { field: LineField; label: Message; isDecimal: boolean };

export const LINE_COLUMNS: readonly LineColumn[] = [
  { field: 'code', label: msg('Code'), isDecimal: false },
  { field: 'description', label: msg('Description'), isDecimal: false },
  { field: 'quantity', label: msg('Quantity'), isDecimal: true },
  { field: 'unit', label: msg('Unit'), isDecimal: false },
  { field: 'price', label: msg('Unit price'), isDecimal: true },
  { field: 'discount', label: msg('Discount, %'), isDecimal: true },
];

/** Sections and texts have only their words. */
export const columnsOf = (kind: 'item' | 'section' | 'text'): readonly LineColumn[] =>
  kind === 'item' ? LINE_COLUMNS : LINE_COLUMNS.filter(({ field }) => field === 'description');

/** Where the person is in the grid. */
export type GridPlace = { key: string; field: LineField };
