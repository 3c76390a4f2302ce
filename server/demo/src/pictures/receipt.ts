import type { Random } from '../random.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { line, picture, rect, repeat } from './svg.ts';

export const RECEIPT_SIZE = { width: 480, height: 720 } as const;

const INK = '#33312d';

type Receipt = { vendor: string; description: string; amount: number; tax: number; day: string };

const row = (text: string, y: number, size = 18): string =>
  lettering(text, { x: 84, y, size, color: INK, weight: size / 9 });

/** A till receipt that lies on a bench. */
export function receiptSvg(random: Random, { vendor, description, amount, tax, day }: Receipt): string {
  const bench =
    rect([0, 0, 480, 720], random.pick(['#6d5a45', '#4b4f52', '#8a7a65', '#39424a'])) +
    repeat(9, (at) => line([0, at * 84 + 20, 480, at * 84 + random.int(10, 34)], '#00000018', 5));
  const lines = [
    row(vendor, 90, Math.min(22, 312 / letteringWidth(vendor, 1))),
    row(day, 134, 15),
    row(`NO ${random.int(10_000, 99_999)}  TILL ${random.int(1, 6)}`, 164, 13),
    row(description, 232, Math.min(15, 312 / letteringWidth(description, 1))),
    row(`   ${money(amount - tax)}`, 264),
    row(`TAX  ${money(tax)}`, 320),
    row(`TOTAL ${money(amount)}`, 372, 26),
    row(`CARD ****${random.int(1000, 9999)}`, 452, 15),
    row('THANK YOU', 520, 18),
  ].join('');
  const paper = `<g transform="rotate(${random.int(-3, 3)} 240 360)">${rect([60, 40, 360, 620], '#f3f1ea')}${line([84, 210, 396, 210], '#9c998f', 2)}${line([84, 300, 396, 300], '#9c998f', 2)}${lines}${bars(random)}</g>`;
  return picture(RECEIPT_SIZE, bench + paper);
}

const money = (amount: number): string => `$${amount.toFixed(2)}`;

const bars = (random: Random): string => repeat(42, (at) => rect([92 + at * 7, 580, random.int(1, 5), 54], INK));
