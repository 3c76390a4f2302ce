import type { BoardRow } from './board-rows.ts';

type At = { activeId: number | null; column: number };
type Step = { across: number; down: number };

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
};

const within = (value: number, length: number): number => Math.min(length - 1, Math.max(0, value));

/** The visit beside the active one, or in the row above or below it; null for other keys, or where there is none. */
export function walk(rows: readonly BoardRow[], { activeId, column }: At, key: string): (At & { id: number }) | null {
  const step = STEPS[key];
  if (!step) return null;
  const filled = rows.filter(({ bars }) => bars.length > 0);
  const row = filled.findIndex(({ bars }) => bars.some(({ visit }) => visit.id === activeId));
  const to = filled[row === -1 ? 0 : within(row + step.down, filled.length)];
  if (!to) return null;
  const at = to.bars.findIndex(({ visit }) => visit.id === activeId);
  const next = within(step.across !== 0 && at !== -1 ? at + step.across : column, to.bars.length);
  const id = to.bars[next]?.visit.id;
  return id === undefined ? null : { id, activeId: id, column: next };
}
