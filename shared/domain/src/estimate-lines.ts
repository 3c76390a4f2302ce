import * as v from 'valibot';
import { Finite, partsInText } from './json-text.ts';
import { placeKey } from './merge/key-lines.ts';
import { moneySum } from './money-sum.ts';

/**
 * One line of a project's estimate; `at` is its position from 1, `amount` is in the company's currency. Its key never
 * changes, so that two people's edits can be merged line by line.
 */
export type EstimateLine = { at: number; key: string; title: string; amount: number };

const LineSchema = v.object({ key: v.fallback(v.string(), ''), title: v.string(), amount: Finite });

/** Parses JobEstimate.estimate_json; invalid lines are left out, and text that is not a list gives none. */
export const estimateLines = (text: string | null): EstimateLine[] =>
  partsInText(LineSchema, text).map(({ at, part: { key, title, amount } }) => ({
    at,
    key: key || placeKey(at - 1),
    title,
    amount,
  }));

/** Formats estimate_json, in the given order. */
export const estimateText = (lines: readonly Omit<EstimateLine, 'at'>[]): string =>
  JSON.stringify(lines.map(({ key, title, amount }) => ({ key, title, amount })));

/** The sum of the lines. */
export const estimateTotal = (lines: readonly Pick<EstimateLine, 'amount'>[]): number =>
  moneySum(lines.map(({ amount }) => amount));
