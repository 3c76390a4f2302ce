import * as v from 'valibot';
import { type Message, msg } from '../message.ts';
import { listInText, YesOrNo } from '../json-text.ts';
import { placeKey } from '../merge/key-lines.ts';
import { tenThousandths } from './decimal.ts';
import { documentTotals } from './document-totals.ts';
import type { DocumentTotals, TaxRate } from './document-totals.ts';
import { lineCents } from './line-amount.ts';

/** A line of an invoice, quote, order or bill. Decimals are text; an empty one is not typed yet. */
export type DocumentLine = {
  /** It never changes, so that two people's edits are merged line by line. */
  key: string;
  /** Sections and texts have only a description. */
  kind: 'item' | 'section' | 'text';
  code: string;
  description: string;
  quantity: string;
  unit: string;
  /** What a unit costs, and what is added to that, in percent; of estimates and assemblies. */
  cost: string;
  markup: string;
  price: string;
  /** In percent. */
  discount: string;
  /** Names of the company's taxes. */
  taxes: readonly string[];
  /** The customer may choose it; it counts once `chosen`. */
  optional: boolean;
  chosen: boolean;
  /** What it was made from; nothing is billed twice. */
  source: LineSource | null;
};

const SOURCES = ['TimeLog', 'Expense', 'Material', 'VisitPart'] as const;
export type LineSource = { model: (typeof SOURCES)[number]; id: number };

const Decimal = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const LineSchema = v.object({
  key: v.fallback(v.string(), ''),
  kind: v.fallback(v.picklist(['item', 'section', 'text']), 'item'),
  code: v.fallback(v.string(), ''),
  description: v.fallback(v.string(), ''),
  quantity: v.fallback(Decimal, ''),
  unit: v.fallback(v.string(), ''),
  cost: v.fallback(Decimal, ''),
  markup: v.fallback(Decimal, ''),
  price: v.fallback(Decimal, ''),
  discount: v.fallback(Decimal, ''),
  taxes: v.fallback(v.array(v.string()), []),
  optional: YesOrNo,
  chosen: YesOrNo,
  source: v.fallback(v.nullable(v.object({ model: v.picklist(SOURCES), id: v.number() })), null),
});

/** Parses lines_json; text that is not a list gives none. */
export const documentLines = (text: string | null): DocumentLine[] =>
  listInText(text).map((entry, at) => {
    const read = v.parse(LineSchema, typeof entry === 'object' && entry !== null ? wordsOf(entry) : {});
    return Object.assign(read, { key: read.key || placeKey(at) });
  });

/** A line of an older estimate has a title and an amount. */
function wordsOf(entry: object): object {
  const { title, amount, ...line } = v.parse(OlderSchema, entry);
  if (title === undefined || 'description' in line) return line;
  return { ...line, description: title, ...(!('price' in line) && { quantity: '1', price: amount }) };
}

const OlderSchema = v.looseObject({ title: v.optional(v.unknown()), amount: v.optional(v.unknown()) });

/** Formats lines_json, in the given order. */
export const linesText = (lines: readonly DocumentLine[]): string => JSON.stringify(lines);

/** The amount of a line in cents; null while it is incomplete, and for sections and texts. */
export function amountOfLine({ kind, quantity, price, discount }: DocumentLine): bigint | null {
  if (kind !== 'item') return null;
  return lineCents({ quantity, price, discount: discount === '' ? '0' : discount });
}

/** Optional lines count once they are chosen. */
export const isCounted = ({ kind, optional, chosen }: DocumentLine): boolean =>
  kind === 'item' && (!optional || chosen);

type Taxing = { rates: readonly TaxRate[]; isIncluded?: boolean; exempt?: readonly string[] };

/** What the lines come to; incomplete ones count nothing. */
export const linesTotals = (lines: readonly DocumentLine[], taxing: Taxing): DocumentTotals =>
  documentTotals(
    lines.filter(isCounted).map((line) => ({ cents: amountOfLine(line) ?? 0n, taxes: line.taxes })),
    taxing,
  );

/**
 * The taxes of a document, and those that only lines carry which nobody chose yet: of these the base is zero, and their rate
 * is known for the day on which somebody chooses.
 */
export const offeredTaxes = (
  lines: readonly DocumentLine[],
  rates: readonly TaxRate[],
  { taxes }: Pick<DocumentTotals, 'taxes'>,
): DocumentTotals['taxes'] =>
  rates.flatMap((rate) => {
    const charged = taxes.find(({ name }) => name === rate.name);
    if (charged) return [charged];
    const isOffered = lines.some(({ kind, taxes: names }) => kind === 'item' && names.includes(rate.name));
    return isOffered ? [{ ...rate, base: 0n, tax: 0n }] : [];
  });

/** What is wrong with a line, for the person who writes it; null if it is complete. */
export function lineProblem(line: DocumentLine): Message | null {
  const { kind, description, quantity, price, discount } = line;
  if (description.trim() === '') return msg('It needs a description.');
  if (kind !== 'item') return null;
  if (tenThousandths(quantity) === null) return msg('Its quantity must be a number with at most four decimals.');
  if (tenThousandths(price) === null) return msg('Its price must be a number with at most four decimals.');
  if (amountOfLine(line) !== null) return costProblem(line);
  return discount === '' || isPercent(discount)
    ? msg('It comes to too much.')
    : msg('Its discount must be between 0 and 100 percent.');
}

function costProblem({ cost, markup }: DocumentLine): Message | null {
  if (cost !== '' && tenThousandths(cost) === null) return msg('Its cost must be a number with at most four decimals.');
  if (markup !== '' && tenThousandths(markup) === null) return msg('Its markup must be a number in percent.');
  return null;
}

function isPercent(text: string): boolean {
  const percent = tenThousandths(text);
  return percent !== null && percent >= 0n && percent <= 1_000_000n;
}
