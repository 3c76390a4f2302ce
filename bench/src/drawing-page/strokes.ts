import type { NamedStroke } from '@fieldspan/domain/merged-layer';

/** The sheet of every side, in px. */
export const SHEET = { width: 1000, height: 600 };
const POINTS = 40;

/** Short wavy lines, all over the sheet. */
export function standingStrokes(count: number): NamedStroke[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    at: '2026-11-24T08:00:00.000Z',
    trail: wave({ x: 20 + ((at * 37) % 880), y: 20 + ((at * 53) % 540) }),
    strokeColor: at % 2 === 0 ? 'red' : 'blue',
    strokeThickness: 3,
  }));
}

const wave = (from: { x: number; y: number }) =>
  Array.from({ length: POINTS }, (_, at) => ({ x: from.x + at * 2, y: from.y + Math.sin(at / 3) * 10 }));
