import { amountOf, decimalText, percentOf, rounded, tenThousandths } from './decimal.ts';
import { amountOfLine, isCounted } from './document-lines.ts';
import type { DocumentLine } from './document-lines.ts';
import { lineCents } from './line-amount.ts';
import { spread } from './spread.ts';

const ALL_PERCENT = 1_000_000n;

/** The unit price of a cost with its markup, to four decimals; null while one of them is missing or no decimal. */
export function markedUp({ cost, markup }: Pick<DocumentLine, 'cost' | 'markup'>): string | null {
  const [each, percent] = [tenThousandths(cost), tenThousandths(markup)];
  if (each === null || percent === null) return null;
  return decimalText(rounded(each * (ALL_PERCENT + percent), ALL_PERCENT));
}

/** What a line costs, in cents; nothing while that is not typed. */
const costOf = ({ kind, quantity, cost }: DocumentLine): bigint =>
  kind === 'item' ? (lineCents({ quantity, price: cost }) ?? 0n) : 0n;

/** A part of an estimate that is offered as one: a section, or the lines before the first one. */
type Component = { key: string; title: string; cents: bigint; isOptional: boolean };

export type EstimateTotals = {
  cost: bigint;
  price: bigint;
  /** A percentage of the cost. */
  overhead: bigint;
  total: bigint;
  /** Sections with their share of the overhead, and each optional line by itself. */
  components: Component[];
};

/**
 * What an estimate comes to, in cents. The overhead is spread over the lines by their cost, largest remainder first, so that the
 * components add up to the total.
 * @param overheadPercent as text; empty for none
 */
export function estimateTotals(lines: readonly DocumentLine[], overheadPercent: string): EstimateTotals {
  const counted = lines.filter(isCounted);
  const costs = counted.map(costOf);
  const cost = sumOf(costs);
  const overhead = percentOf(cost, tenThousandths(overheadPercent) ?? 0n);
  const shares = new Map(spread(overhead, costs.map(size)).map((share, at) => [counted[at]?.key, share]));
  const price = sumOf(counted.map((line) => amountOfLine(line) ?? 0n));
  return { cost, price, overhead, total: price + overhead, components: componentsOf(lines, shares) };
}

const sumOf = (cents: readonly bigint[]): bigint => cents.reduce((all, each) => all + each, 0n);
const size = (cents: bigint): bigint => (cents < 0n ? -cents : cents);

function componentsOf(lines: readonly DocumentLine[], shares: ReadonlyMap<string | undefined, bigint>): Component[] {
  const components: Component[] = [];
  let part: Component | null = null;
  for (const line of lines) {
    if (line.kind === 'text') continue;
    const cents = (amountOfLine(line) ?? 0n) + (shares.get(line.key) ?? 0n);
    const own: Component = { key: line.key, title: line.description, cents, isOptional: line.optional && !line.chosen };
    if (line.kind === 'section') {
      part = { ...own, cents: 0n, isOptional: false };
      components.push(part);
    } else if (part === null || own.isOptional) components.push(own);
    else part.cents += cents;
  }
  return components.filter(({ cents }) => cents !== 0n);
}

/**
 * Formats estimate_json. Older clients read title and amount of a line, so both stand beside the rest; sections and what is
 * not chosen count nothing for them.
 */
export const estimateText = (lines: readonly DocumentLine[]): string =>
  JSON.stringify(
    lines.map((line) =>
      Object.assign({}, line, {
        title: line.description,
        amount: isCounted(line) ? amountOf(amountOfLine(line) ?? 0n) : 0,
      }),
    ),
  );

/** A line of the budget that an estimate makes. */
export type EstimatedCost = { key: string; title: string; cents: bigint; isLabour: boolean; hours: number | null };

/** Units in which work is counted. */
const HOUR_UNITS: ReadonlySet<string> = new Set(['h', 'hr', 'hrs', 'hour', 'hours']);

/** What an estimate says that the work costs, line by line: lines that count, and options that were chosen later, by their keys. */
export function estimatedCosts(
  lines: readonly DocumentLine[],
  chosen: ReadonlySet<unknown> = new Set(),
): EstimatedCost[] {
  return lines
    .filter((line) => isCounted(line) || (line.kind === 'item' && chosen.has(line.key)))
    .flatMap((line) => {
      const cents = costOf(line);
      if (cents === 0n) return [];
      const isLabour = HOUR_UNITS.has(line.unit.trim().toLowerCase());
      const hours = isLabour ? Number(line.quantity) : null;
      return [{ key: line.key, title: line.description || line.code, cents, isLabour, hours }];
    });
}
