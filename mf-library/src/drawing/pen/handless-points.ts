import type { DrawPoint } from '@fieldspan/domain/drawing';
import type { Pen, Tool } from '../../pen-choices.ts';
import { isPlaced } from './finished-mark.ts';

/** Where it is drawn, and how far to each side, in units of the sheet. */
type Spot = { at: DrawPoint; reach: number };

/** Tools whose two ends are the corners of a box. */
const BOXED: ReadonlySet<Tool> = new Set(['rectangle', 'ellipse', 'cloud', 'callout']);
const FLAT = 0.6;

/** The points that a hand would have drawn around a spot; none for tools that only work on marks. */
export function handlessPoints(pen: Pen, { at, reach }: Spot): DrawPoint[] {
  const corner = (across: number, down: number) => ({ x: at.x + across * reach, y: at.y + down * FLAT * reach });
  if (pen.tool === 'select' || pen.tool === 'eraser') return [];
  if (isPlaced(pen)) return [at];
  if (pen.tool === 'area') return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const [from, to] = BOXED.has(pen.tool) ? [corner(-1, -1), corner(1, 1)] : [corner(-1, 0), corner(1, 0)];
  return [from, to];
}
