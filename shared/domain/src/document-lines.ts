import * as v from 'valibot';
import { Finite, partsInText } from './json-text.ts';
import { moneySum } from './money-sum.ts';

/**
 * A line of an invoice, quote or purchase order; `at` is its position from 1, `amount` is quantity times price, rounded
 * to cents.
 */
export type DocumentLine = {
  at: number;
  description: string;
  quantity: number;
  unit: string;
  price: number;
  amount: number;
};

const LineSchema = v.object({
  description: v.string(),
  quantity: Finite,
  unit: v.fallback(v.string(), ''),
  price: Finite,
});

/** Parses lines_json; invalid lines are left out, and text that is not a list gives none. */
export const documentLines = (text: string | null): DocumentLine[] =>
  partsInText(LineSchema, text).map(({ at, part: { description, quantity, unit, price } }) => {
    const amount = Math.round(quantity * price * 100) / 100;
    return { at, description, quantity, unit, price, amount };
  });

/** The sum of the lines. */
export const linesTotal = (lines: readonly DocumentLine[]): number => moneySum(lines.map(({ amount }) => amount));
