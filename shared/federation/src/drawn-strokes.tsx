import { frameSize, type DrawPoint, type DrawnText, type Stroke } from '@fieldspan/domain/drawing';
import { inkOf } from '@fieldspan/domain/pen-ink';
import styles from './drawn-strokes.module.css';

/** Strokes inside an svg, in its own units. */
export function DrawnStrokes({ strokes }: { strokes: readonly Stroke[] }) {
  return numbered(strokes).map(({ number, stroke }) => <DrawnStroke key={number} stroke={stroke} />);
}

/** Strokes are never reordered, so the index is a stable key. */
const numbered = (strokes: readonly Stroke[]) => strokes.map((stroke, number) => ({ number, stroke }));

function DrawnStroke({ stroke: { trail, text, strokeColor, strokeThickness, opacity } }: { stroke: Stroke }) {
  const [first, ...rest] = trail;
  if (!first) return null;
  const ink = inkOf(strokeColor);
  // Of a mark with text the first point is the text's; the others are a line beside it.
  const line = text ? rest : trail;
  return (
    <g opacity={opacity}>
      {line.length > 0 && <path className={styles.line} d={pathOf(line)} stroke={ink} strokeWidth={strokeThickness} />}
      {text && <DrawnWords at={first} text={text} colour={strokeColor} />}
    </g>
  );
}

function DrawnWords({ at, text, colour }: { at: DrawPoint; text: DrawnText; colour: string }) {
  const ink = inkOf(colour);
  const isDisc = text.frame === 'disc';
  const { width, height } = frameSize(text);
  const box = { x: at.x - width / 2, y: at.y - height / 2, width, height };
  return (
    <>
      {isDisc && <circle cx={at.x} cy={at.y} r={width / 2} fill={ink} />}
      {text.frame === 'box' && <rect {...box} className={styles.line} stroke={ink} strokeWidth={text.height * 0.16} />}
      <text
        className={styles.text}
        x={at.x}
        y={at.y}
        fontSize={text.height}
        fill={isDisc ? EDGE[colour === 'white' ? 'dark' : 'light'] : ink}
        data-colour={colour}
        data-plain={isDisc || undefined}
      >
        {text.words}
      </text>
    </>
  );
}

const EDGE = { light: '#ffffff', dark: '#16181b' } as const;

/** A dot is a line of zero length with round ends. */
function pathOf(trail: readonly DrawPoint[]): string {
  const places = trail.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`);
  return `M${places.length === 1 ? [...places, ...places].join('L') : places.join('L')}`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
