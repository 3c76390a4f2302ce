import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { markedUp } from '@fieldspan/domain/money/estimate';
import type { GridPlace, LineField } from './line-columns.ts';

export type Lines = readonly DocumentLine[];

/** An empty line. `taxes`: those that the company adds by default. */
export const newLine = (kind: DocumentLine['kind'], taxes: readonly string[]): DocumentLine => ({
  key: crypto.randomUUID(),
  kind,
  code: '',
  description: '',
  quantity: kind === 'item' ? '1' : '',
  unit: '',
  cost: '',
  markup: '',
  price: '',
  discount: '',
  taxes: kind === 'item' ? taxes : [],
  optional: false,
  chosen: false,
  source: null,
});

/** Nothing was typed in it yet. */
export const isBlank = ({ description, price, code }: DocumentLine): boolean =>
  description === '' && price === '' && code === '';

export const changed = (lines: Lines, key: string, values: Partial<DocumentLine>): Lines =>
  lines.map((line) => (line.key === key ? { ...line, ...values } : line));

/** Types a value into a cell. A cost with a markup makes the price; a price that is typed has no markup. */
export const typed = (lines: Lines, { key, field }: GridPlace, value: string): Lines =>
  lines.map((line) => (line.key === key ? withTyped(line, field, value) : line));

function withTyped(line: DocumentLine, field: LineField, value: string): DocumentLine {
  const next = { ...line, [field]: value };
  if (field === 'price') return { ...next, markup: '' };
  if (field !== 'cost' && field !== 'markup') return next;
  return { ...next, price: markedUp(next) ?? next.price };
}

export const without = (lines: Lines, key: string): Lines => lines.filter((line) => line.key !== key);

/** Inserts lines before a position from 0. */
export const inserted = (lines: Lines, at: number, added: Lines): Lines => [
  ...lines.slice(0, at),
  ...added,
  ...lines.slice(at),
];

/** Moves a line to a position from 0; further than the ends is the end. */
export function moved(lines: Lines, key: string, to: number): Lines {
  const line = lines.find((each) => each.key === key);
  if (!line) return lines;
  const others = without(lines, key);
  return inserted(others, Math.max(0, Math.min(to, others.length)), [line]);
}

/** Copies a value from the line above, as in a spreadsheet. */
export function filledDown(lines: Lines, key: string, field: LineField): Lines {
  const at = lines.findIndex((line) => line.key === key);
  const above = lines[at - 1];
  return above ? typed(lines, { key, field }, above[field]) : lines;
}

/** Puts pasted lines behind the one that they were pasted into, or in its place if it is blank. */
export function withPasted(lines: Lines, into: string, pasted: Lines): Lines {
  const at = lines.findIndex(({ key }) => key === into);
  const rest = lines.filter((line) => line.key !== into || !isBlank(line));
  return inserted(rest, rest.length === lines.length ? at + 1 : at, pasted);
}
