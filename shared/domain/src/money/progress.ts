import * as v from 'valibot';
import { partsInText } from '../json-text.ts';
import { type Message, msg } from '../message.ts';
import { percentOf, rounded, tenThousandths } from './decimal.ts';

/** A line of the schedule of values, with what issued invoices have billed and held of it so far, in cents. */
export type ScheduleState = {
  value: bigint;
  /** What the customer holds back, in percent. */
  holdback: string;
  billed: bigint;
  /** Held in all; what was released of it since does not lessen it. */
  held: bigint;
  released: bigint;
};

const Decimal = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const ProgressSchema = v.object({
  line: v.pipe(v.number(), v.integer()),
  percent: v.fallback(Decimal, ''),
  stored: v.fallback(Decimal, ''),
  release: v.fallback(Decimal, ''),
});

/**
 * What an invoice of a project says of one schedule line (`line` is its id): how much is done to date in percent and what
 * material is stored on site to date, or what of the holdback is released. Decimals are text; an empty one is zero.
 */
export type ProgressLine = v.InferOutput<typeof ProgressSchema>;

/** Parses progress_json; what is no progress of a line is left out. */
export const progressLines = (text: string | null): ProgressLine[] =>
  partsInText(ProgressSchema, text).map(({ part }) => part);

/** Formats progress_json. */
export const progressText = (lines: readonly ProgressLine[]): string => JSON.stringify(lines);

/** What a line is billed this time; a credit is less than zero. Of the gross the customer holds back a part. */
export type ProgressAmounts = { gross: bigint; held: bigint; released: bigint; net: bigint };

export const NOTHING_BILLED: ProgressAmounts = { gross: 0n, held: 0n, released: 0n, net: 0n };

const PER_CENT = 100n;
const ALL_PERCENT = 1_000_000n;

/** Ten-thousandths of a dollar as cents; null for parts of a cent. */
function wholeCents(text: string): bigint | null {
  const amount = text === '' ? 0n : tenThousandths(text);
  return amount === null || amount % PER_CENT !== 0n ? null : amount / PER_CENT;
}

function percentTyped(text: string): bigint | null {
  const percent = text === '' ? 0n : tenThousandths(text);
  return percent === null || percent < 0n || percent > ALL_PERCENT ? null : percent;
}

/**
 * Gross now = percent of the value + stored material − billed before; held now = the holdback of all that is billed to date −
 * held before. So the last invoice bills exactly the contract.
 * @returns null if the progress is not complete or makes no sense; `progressProblem` says why
 */
export function progressAmounts(
  state: ScheduleState,
  { percent, stored, release }: Omit<ProgressLine, 'line'>,
): ProgressAmounts | null {
  const [done, material, freed] = [percentTyped(percent), wholeCents(stored), wholeCents(release)];
  if (done === null || material === null || material < 0n || freed === null) return null;
  if (freed !== 0n) return { gross: 0n, held: 0n, released: freed, net: freed };
  const toDate = percentOf(state.value, done) + material;
  const gross = toDate - state.billed;
  const held = percentOf(toDate, tenThousandths(state.holdback) ?? 0n) - state.held;
  return { gross, held, released: 0n, net: gross - held };
}

/** What is wrong with the progress of a line, for the person who writes it; null if nothing is. */
export function progressProblem(state: ScheduleState, progress: Omit<ProgressLine, 'line'>): Message | null {
  if (percentTyped(progress.percent) === null)
    return msg('What is done must be between 0 and 100 percent, with at most four decimals.');
  const [material, freed] = [wholeCents(progress.stored), wholeCents(progress.release)];
  if (material === null || material < 0n) return msg('Stored material must be an amount in dollars and cents.');
  if (freed === null) return msg('What is released must be an amount in dollars and cents.');
  if (isMore(freed, state.held - state.released)) return msg('More would be released than is held.');
  const amounts = progressAmounts(state, progress);
  if (amounts && isMore(state.billed + amounts.gross, state.value))
    return msg('With the stored material more would be billed than the line is worth.');
  return null;
}

/** More than there is, or of the other sign: a line that takes off the contract is below zero. */
const isMore = (part: bigint, all: bigint): boolean => (all < 0n ? part < all || part > 0n : part > all || part < 0n);

/** How much of a line is billed, in whole percent for a bar. */
export function billedShare({ value, billed }: Pick<ScheduleState, 'value' | 'billed'>): number {
  if (value === 0n) return 0;
  const [size, part] = value < 0n ? [-value, -billed] : [value, billed];
  return Number(rounded(part * PER_CENT, size));
}
