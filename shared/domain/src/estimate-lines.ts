import { listInText } from './json-text.ts';
import { placeKey } from './merge/key-lines.ts';

/**
 * A part of what a project should cost, the `at`th from 1; `amount` in the company's currency. Its key stays the same
 * whatever else is typed, so that what two people do to the lines can be merged.
 */
export type EstimateLine = { at: number; key: string; title: string; amount: number };

/** Reads JobEstimate.estimate_json; what is no line is left out, and text that is no list has none. */
export function estimateLines(text: string | null): EstimateLine[] {
  return listInText(text).flatMap((line, index) => {
    if (typeof line !== 'object' || line === null) return [];
    const [title, amount]: unknown[] = [Reflect.get(line, 'title'), Reflect.get(line, 'amount')];
    if (typeof title !== 'string' || typeof amount !== 'number' || !Number.isFinite(amount)) return [];
    const key: unknown = Reflect.get(line, 'key');
    return [{ at: index + 1, key: typeof key === 'string' && key !== '' ? key : placeKey(index), title, amount }];
  });
}

/** Writes estimate_json, in the order given. */
export const estimateText = (lines: readonly Omit<EstimateLine, 'at'>[]): string =>
  JSON.stringify(lines.map(({ key, title, amount }) => ({ key, title, amount })));

/** What the lines come to, added in cents. */
export const estimateTotal = (lines: readonly Pick<EstimateLine, 'amount'>[]): number =>
  lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;
