import * as v from 'valibot';
import { Finite, partsInText } from './json-text.ts';
import { placeKey } from './merge/key-lines.ts';

/**
 * A part of what a project should cost, the `at`th from 1; `amount` in the company's currency. Its key stays the same
 * whatever else is typed, so that what two people do to the lines can be merged.
 */
export type EstimateLine = { at: number; key: string; title: string; amount: number };

const LineSchema = v.object({ key: v.fallback(v.string(), ''), title: v.string(), amount: Finite });

/** Reads JobEstimate.estimate_json; what is no line is left out, and text that is no list has none. */
export const estimateLines = (text: string | null): EstimateLine[] =>
  partsInText(LineSchema, text).map(({ at, part: { key, title, amount } }) => ({
    at,
    key: key || placeKey(at - 1),
    title,
    amount,
  }));

/** Writes estimate_json, in the order given. */
export const estimateText = (lines: readonly Omit<EstimateLine, 'at'>[]): string =>
  JSON.stringify(lines.map(({ key, title, amount }) => ({ key, title, amount })));

/** What the lines come to, added in cents. */
export const estimateTotal = (lines: readonly Pick<EstimateLine, 'amount'>[]): number =>
  lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
