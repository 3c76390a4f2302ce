import type { DrawPoint } from '@fieldspan/domain/drawing';
import type { Tool } from '../../pen-choices.ts';

/** Length of an arrow's barbs: by its length and its thickness, and never longer than the arrow. */
const BARB_SHARE = 0.25;
const BARB_BY_THICKNESS = 3.5;
const BARB_LEAST = 14;
const BARB_ANGLE = Math.PI / 7;

export type Span = { from: DrawPoint; to: DrawPoint };

/** The trail of a shape between two corners or ends: every shape is a single line of the pen. */
export function shapeTrail(tool: Tool, span: Span, thickness: number): DrawPoint[] {
  const { from, to } = span;
  if (tool === 'rectangle') return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }, from];
  if (tool === 'arrow') return [from, to, ...barbs(span, thickness)];
  return [from, to];
}

function barbs({ from, to }: Span, thickness: number): DrawPoint[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const barb = Math.min(length, Math.max(length * BARB_SHARE, thickness * BARB_BY_THICKNESS, BARB_LEAST));
  const back = Math.atan2(from.y - to.y, from.x - to.x);
  const end = (angle: number) => ({ x: to.x + barb * Math.cos(angle), y: to.y + barb * Math.sin(angle) });
  return [end(back - BARB_ANGLE), to, end(back + BARB_ANGLE)];
}
