import type { DrawPoint, Stroke } from '@fieldspan/domain/drawing';
import { inkOf } from '@fieldspan/domain/pen-ink';
import styles from './drawn-strokes.module.css';

/** Strokes inside an svg, in its own units. */
export function DrawnStrokes({ strokes }: { strokes: readonly Stroke[] }) {
  return numbered(strokes).map(({ number, stroke }) => <DrawnStroke key={number} stroke={stroke} />);
}

/** Strokes are never reordered, so the index is a stable key. */
const numbered = (strokes: readonly Stroke[]) => strokes.map((stroke, number) => ({ number, stroke }));

function DrawnStroke({ stroke: { trail, text, strokeColor, strokeThickness } }: { stroke: Stroke }) {
  const [first] = trail;
  if (!first) return null;
  const ink = inkOf(strokeColor);
  if (!text) return <path className={styles.line} d={pathOf(trail)} stroke={ink} strokeWidth={strokeThickness} />;
  return (
    <text className={styles.text} x={first.x} y={first.y} fontSize={text.height} fill={ink} data-colour={strokeColor}>
      {text.words}
    </text>
  );
}

/** A dot is a line of zero length with round ends. */
function pathOf(trail: readonly DrawPoint[]): string {
  const places = trail.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`);
  return `M${places.length === 1 ? [...places, ...places].join('L') : places.join('L')}`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
