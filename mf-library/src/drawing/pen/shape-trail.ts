import type { DrawPoint } from '@fieldspan/domain/drawing';
import type { Tool } from '../../pen-choices.ts';

/** Length of an arrow's barbs: by its length and its thickness, and never longer than the arrow. */
const BARB_SHARE = 0.25;
const BARB_BY_THICKNESS = 3.5;
const BARB_LEAST = 14;
const BARB_ANGLE = Math.PI / 7;

/** Corners of an ellipse, and of each bump of a cloud. */
const ELLIPSE_CORNERS = 48;
const BUMP_CORNERS = 6;
/** The width of a cloud's bump, in units of the sheet; a small cloud has at least two on each side. */
const BUMP = 36;

export type Span = { from: DrawPoint; to: DrawPoint };

/** The trail of a shape between two corners or ends: every shape is a single line of the pen. */
export function shapeTrail(tool: Tool, span: Span, thickness: number): DrawPoint[] {
  const { from, to } = span;
  if (tool === 'rectangle') return cornersOf(span);
  if (tool === 'ellipse') return ellipse(span);
  if (tool === 'cloud') return cloud(span);
  return tool === 'arrow' ? [from, to, ...barbs(span, thickness)] : [from, to];
}

const cornersOf = ({ from, to }: Span): DrawPoint[] => [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }, from];

export function barbs({ from, to }: Span, thickness: number): DrawPoint[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const barb = Math.min(length, Math.max(length * BARB_SHARE, thickness * BARB_BY_THICKNESS, BARB_LEAST));
  const back = Math.atan2(from.y - to.y, from.x - to.x);
  const end = (angle: number) => ({ x: to.x + barb * Math.cos(angle), y: to.y + barb * Math.sin(angle) });
  return [end(back - BARB_ANGLE), to, end(back + BARB_ANGLE)];
}

function ellipse({ from, to }: Span): DrawPoint[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [across, down] = [Math.abs(to.x - from.x) / 2, Math.abs(to.y - from.y) / 2];
  return Array.from({ length: ELLIPSE_CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / ELLIPSE_CORNERS;
    return { x: middle.x + across * Math.cos(angle), y: middle.y + down * Math.sin(angle) };
  });
}

/** A revision cloud: bumps along a rectangle, each half a circle that points outwards. */
function cloud({ from, to }: Span): DrawPoint[] {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const corners = cornersOf({ from: { x: left, y: top }, to: { x: right, y: bottom } });
  const sides = corners.slice(1).map((end, at) => ({ from: corners[at] ?? end, to: end }));
  return [corners[0] ?? from, ...sides.flatMap(bumps)];
}

function bumps({ from, to }: Span): DrawPoint[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const count = Math.max(2, Math.round(length / BUMP));
  const along = Math.atan2(to.y - from.y, to.x - from.x);
  const radius = length / count / 2;
  return Array.from({ length: count * BUMP_CORNERS }, (_, corner) => {
    const bump = Math.floor(corner / BUMP_CORNERS);
    // From the beginning of the bump to its end, over the outer side.
    const angle = along + Math.PI + (Math.PI * ((corner % BUMP_CORNERS) + 1)) / BUMP_CORNERS;
    const middle = radius * (2 * bump + 1);
    return {
      x: from.x + middle * Math.cos(along) + radius * Math.cos(angle),
      y: from.y + middle * Math.sin(along) + radius * Math.sin(angle),
    };
  });
}
