import type { DrawPoint, Stroke } from '@fieldspan/domain/drawing';

/** Half the width of a letter, by its height. */
const LETTER = 0.3;

/** Whether a mark is within `reach` units of a point. */
export function isHit(stroke: Stroke, at: DrawPoint, reach: number): boolean {
  const { trail, text, strokeThickness } = stroke;
  const [first] = trail;
  if (!first) return false;
  if (text) {
    const across = Math.max(text.height / 2, text.words.length * text.height * LETTER) + reach;
    if (Math.abs(at.x - first.x) <= across && Math.abs(at.y - first.y) <= text.height * 0.7 + reach) return true;
  }
  const line = text ? trail.slice(1) : trail;
  const near = strokeThickness / 2 + reach;
  return line.some((point, index) => fromSegment(at, line[Math.max(0, index - 1)] ?? point, point) <= near);
}

/** The distance of a point from a line segment. */
export function fromSegment(point: DrawPoint, start: DrawPoint, end: DrawPoint): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - start.x - part * dx, point.y - start.y - part * dy);
}
