import * as v from 'valibot';
import { partsInText } from '../json-text.ts';
import { type Message, msg } from '../message.ts';
import { amountOf, decimalText, tenThousandths } from './decimal.ts';
import { amountOfLine, isCounted } from './document-lines.ts';
import type { DocumentLine } from './document-lines.ts';
import type { DocumentTotals } from './document-totals.ts';
import { lineCents } from './line-amount.ts';

const Quantity = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '0');

const StateSchema = v.object({
  key: v.string(),
  ordered: Quantity,
  received: Quantity,
  /** By approved bills. */
  billed: Quantity,
  /** By bills that are still drafts. */
  drafted: Quantity,
});

/** How far an ordered line is; quantities as text. */
export type OrderLineState = v.InferOutput<typeof StateSchema>;

/** Parses PurchaseOrder.lines_state_json. */
export const orderStates = (text: string | null): OrderLineState[] =>
  partsInText(StateSchema, text).map(({ part }) => part);

const ReceiptSchema = v.object({ line: v.string(), quantity: Quantity });

/** How many of an ordered line came. */
export type ReceiptLine = v.InferOutput<typeof ReceiptSchema>;

/** Parses OrderReceipt.lines_json. */
export const receiptLines = (text: string | null): ReceiptLine[] =>
  partsInText(ReceiptSchema, text).map(({ part }) => part);

const count = (quantity: string): bigint => tenThousandths(quantity) ?? 0n;

/** What of a line is still to come. */
export function leftToReceive({ ordered, received }: OrderLineState): string {
  const left = count(ordered) - count(received);
  return decimalText(left > 0n ? left : 0n);
}

/** What came of a line and is on no bill yet. */
export function leftToBill({ received, billed, drafted }: OrderLineState): string {
  const left = count(received) - count(billed) - count(drafted);
  return decimalText(left > 0n ? left : 0n);
}

/** Whether approved bills charge all that was ordered: nothing more is to be expected of it. */
export const isAllBilled = (states: readonly OrderLineState[]): boolean =>
  states.length > 0 && states.every(({ ordered, billed }) => count(billed) >= count(ordered));

/** Why a quantity cannot be counted as come; null if it can. Less than nought takes back what is not billed. */
export function receiptProblem(state: OrderLineState, quantity: string): Message | null {
  const came = tenThousandths(quantity);
  if (came === null) return msg('It must be a number with at most four decimals.');
  const received = count(state.received) + came;
  if (came > 0n && received > count(state.ordered)) return msg('More would have come than was ordered.');
  if (came < 0n && received < 0n) return msg('Less than nothing would have come.');
  if (came < 0n && received < count(state.billed)) return msg('Less would have come than was billed.');
  return null;
}

/** What the receipts say of an order as a whole. */
export function receivedState(states: readonly OrderLineState[]): 'none' | 'part' | 'all' {
  if (states.every(({ received }) => count(received) <= 0n)) return 'none';
  return states.every((state) => leftToReceive(state) === '0') ? 'all' : 'part';
}

export type BillComparison = {
  key: string;
  /** What it costs at the price of the order, in cents; null if it was not ordered. */
  expected: bigint | null;
  /** What the bill charges beyond that. */
  difference: bigint;
  /** It is dearer than a supplier's price may be without a word. */
  isOver: boolean;
};

/** A price may be two percent above the order's, one part in fifty, before somebody has to say why. */
const TOLERATED_PART = 50n;

const size = (cents: bigint): bigint => (cents < 0n ? -cents : cents);

/** Each line of a bill beside the price of the order. */
export function compareWithOrder(lines: readonly DocumentLine[], ordered: readonly DocumentLine[]): BillComparison[] {
  const byKey = new Map(ordered.filter(isCounted).map((line) => [line.key, line]));
  return lines.filter(isCounted).map((line) => {
    const order = byKey.get(line.key);
    const billed = amountOfLine(line) ?? 0n;
    const expected = order ? expectedOf(order, line.quantity) : null;
    const difference = billed - (expected ?? 0n);
    return { key: line.key, expected, difference, isOver: difference * TOLERATED_PART > size(expected ?? 0n) };
  });
}

const expectedOf = ({ price, discount }: DocumentLine, quantity: string): bigint =>
  lineCents({ quantity, price, discount: discount === '' ? '0' : discount }) ?? 0n;

/** What a bill comes to beyond the prices of its order, in cents. */
export const differenceOf = (comparisons: readonly BillComparison[]): bigint =>
  comparisons.reduce((all, { difference }) => all + difference, 0n);

type Billed = { lines: readonly DocumentLine[]; ordered: readonly DocumentLine[]; states: readonly OrderLineState[] };

/** What somebody has to give a reason for before a bill is approved; the place of the line counts from 1. */
export function billDoubts({ lines, ordered, states }: Billed): { at: number; doubt: Message }[] {
  const compared = new Map(compareWithOrder(lines, ordered).map((each) => [each.key, each]));
  const byKey = new Map(states.map((state) => [state.key, state]));
  return lines.flatMap((line, index) => {
    const doubt = doubtOf(line, compared.get(line.key), byKey.get(line.key));
    return doubt === null ? [] : [{ at: index + 1, doubt }];
  });
}

function doubtOf(line: DocumentLine, compared?: BillComparison, state?: OrderLineState): Message | null {
  if (!compared) return null;
  if (compared.expected === null) return compared.isOver ? msg('It was not ordered.') : null;
  const left = state ? count(state.received) - count(state.billed) : null;
  if (left !== null && count(line.quantity) > left) return msg('More is billed than came.');
  return compared.isOver ? msg('It costs over 2 % more than was ordered.') : null;
}

/**
 * What a bill costs, in cents: without the taxes that the company claims back.
 * @param isClaimed whether a tax is claimed back, by its name
 */
export const billCost = ({ subtotal, taxes }: DocumentTotals, isClaimed: (name: string) => boolean): bigint =>
  taxes.reduce((all, { name, tax }) => (isClaimed(name) ? all : all + tax), subtotal);

/** A material of the price list, and what its supplier charges for one now; in dollars. */
export type NewPrice = { material: number; cost: number };

/** What bills say of the prices of materials; of two lines with one material the later. Lines without a price say nothing. */
export function pricesOfBill(lines: readonly DocumentLine[]): NewPrice[] {
  const prices = new Map<number, number>();
  for (const line of lines.filter(isCounted)) {
    const cents = expectedOf(line, '1');
    if (line.source?.model === 'Material' && cents > 0n) prices.set(line.source.id, amountOf(cents));
  }
  return [...prices].map(([material, cost]) => ({ material, cost }));
}
