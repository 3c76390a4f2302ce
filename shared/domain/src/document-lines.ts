import { listInText } from './json-text.ts';

/** A line of an invoice, a quote or a purchase order, the `at`th from 1; `amount` is quantity times price, to the cent. */
export type DocumentLine = {
  at: number;
  description: string;
  quantity: number;
  unit: string;
  price: number;
  amount: number;
};

/** Reads lines_json; what is no line is left out, and text that is no list has none. */
export function documentLines(text: string | null): DocumentLine[] {
  return listInText(text).flatMap((line, index) => {
    if (typeof line !== 'object' || line === null) return [];
    const part = (name: string): unknown => Reflect.get(line, name);
    const [description, unit] = [part('description'), part('unit')];
    const [quantity, price] = [numberOf(part('quantity')), numberOf(part('price'))];
    if (typeof description !== 'string' || quantity === null || price === null) return [];
    const amount = Math.round(quantity * price * 100) / 100;
    return [{ at: index + 1, description, quantity, unit: typeof unit === 'string' ? unit : '', price, amount }];
  });
}

/** What the lines come to, added in cents. */
export const linesTotal = (lines: readonly DocumentLine[]): number =>
  lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100;

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
