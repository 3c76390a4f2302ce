import { path } from './svg.ts';

/**
 * Single-stroke letters on a grid of 4 by 6, so that pictures need no installed fonts. Strokes are separated by `|`; a
 * point is two digits, x and y.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '06 02 20 42 46|04 44',
  B: '00 30 41 42 33 03|33 44 45 36 06 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 20 42 44 26 06 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '10 30|20 26|16 36',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  0: '10 30 41 45 36 16 05 01 10|14 32',
  1: '11 20 26|16 36',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 32 43 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 16 05',
  6: '30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '43 13 02 01 10 30 41 45 36 16',
  '-': '13 33',
  '.': '25 26',
  ',': '25 17',
  '/': '06 40',
  ':': '22 23|25 26',
  '(': '30 21 25 36',
  ')': '10 21 25 16',
  '+': '21 25|03 43',
  '%': '06 40|00 01|45 46',
  '#': '10 16|30 36|02 42|04 44',
  '°': '10 20 21 11 10',
  '*': '21 25|02 44|04 42',
  '&': '46 11 10 20 21 04 05 16 26 44',
  $: '41 30 10 01 02 13 33 44 45 36 16 05|20 26',
};

export type Lettering = { x: number; y: number; size: number; color: string; weight?: number };

/** Draws text from x on, with its top at y; `size` is the height. Unknown characters leave a gap. */
export function lettering(text: string, { x, y, size, color, weight = size / 8 }: Lettering): string {
  const unit = size / 6;
  const strokes = Array.from(text.toUpperCase()).flatMap((letter, at) =>
    (GLYPHS[letter] ?? '').split('|').map((stroke) => pathOf(stroke, { left: x + at * unit * 5.8, top: y, unit })),
  );
  return path(strokes.join(''), color, weight);
}

/** The width of a text at a height. */
export function letteringWidth(text: string, size: number): number {
  return (text.length * 5.8 - 1.8) * (size / 6);
}

function pathOf(stroke: string, { left, top, unit }: { left: number; top: number; unit: number }): string {
  if (stroke === '') return '';
  const points = stroke.split(' ').map((point) => {
    const [x = '0', y = '0'] = point;
    return `${round(left + Number(x) * unit)} ${round(top + Number(y) * unit)}`;
  });
  return `M${points.join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
