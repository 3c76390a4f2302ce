import { frameSize, textHeight, type DrawPoint, type Stroke } from '@fieldspan/domain/drawing';
import { translated } from '@fieldspan/ui/i18n';
import { STAMPS, type Pen, type Tool } from '../../pen-choices.ts';
import { middleOf, remeasured, scaleOf } from '../measure/measure.ts';
import { barbs, shapeTrail, type Span } from './shape-trail.ts';
import { simplified } from './simplified.ts';

/** Tools that follow the hand; the others have two ends. */
const FREE: ReadonlySet<Tool> = new Set(['pen', 'highlighter', 'eraser', 'area']);
/** Tools of one press. */
const PLACED: ReadonlySet<Tool> = new Set(['text', 'stamp', 'count', 'select']);
/** Tools whose mark needs words first. */
const ASKING: ReadonlySet<Tool> = new Set(['text', 'callout', 'scale']);

export const isFree = ({ tool }: Pen): boolean => FREE.has(tool);
export const isPlaced = ({ tool }: Pen): boolean => PLACED.has(tool);
export const asksForWords = ({ tool }: Pen): boolean => ASKING.has(tool);

const HIGHLIGHT = { opacity: 0.35, thickness: 2 };
const ERASER = { colour: '#8a8f98', opacity: 0.5, thickness: 16 };

/** How the stroke looks while it is drawn. */
export function liveInk({ tool, colour, thickness }: Pen) {
  if (tool === 'eraser') return ERASER;
  const isHighlight = tool === 'highlighter';
  return {
    colour,
    thickness: thickness * (isHighlight ? HIGHLIGHT.thickness : 1),
    opacity: isHighlight ? HIGHLIGHT.opacity : 1,
  };
}

/** What is shown between two ends while they are drawn. */
export const liveTrail = ({ tool, thickness }: Pen, from: DrawPoint, to: DrawPoint): DrawPoint[] =>
  tool === 'callout'
    ? [to, from, ...barbs({ from: to, to: from }, thickness)]
    : shapeTrail(tool, { from, to }, thickness);

type Hand = {
  pen: Pen;
  /** From the first to the last; a shape has its two ends. */
  points: readonly DrawPoint[];
  words: string;
  /** What stands on the sheet, to count and to measure by. */
  marks: readonly Stroke[];
};

/** Where the line of a call-out leaves the box around its words. */
function besideWords(words: string, { thickness }: Pen, { from, to }: Span): DrawPoint {
  const { width, height } = frameSize({ words, height: textHeight(thickness) });
  const [across, down] = [from.x - to.x, from.y - to.y];
  const share = Math.min(1, width / 2 / Math.abs(across), height / 2 / Math.abs(down));
  return { x: to.x + across * share, y: to.y + down * share };
}

/** Words about a line stand over it. */
const over = ({ x, y }: DrawPoint, { thickness }: Pen): DrawPoint => ({ x, y: y - 0.8 * textHeight(thickness) });

type Ends = Hand & { from: DrawPoint; to: DrawPoint };

const inkOf = ({ colour, thickness }: Pen) => ({ strokeColor: colour, strokeThickness: thickness });

const shape = ({ pen, points, from, to }: Ends): Stroke => ({
  trail: points.length === 1 ? [from] : liveTrail(pen, from, to),
  ...inkOf(pen),
});

const none = (): null => null;

const MAKERS: Readonly<Record<Tool, (hand: Ends) => Stroke | null>> = {
  select: none,
  eraser: none,
  scale: none,
  pen: ({ pen, points }) => ({ trail: simplified(points), ...inkOf(pen) }),
  highlighter: ({ pen, points }) => ({
    trail: simplified(points),
    strokeColor: pen.colour,
    strokeThickness: pen.thickness * HIGHLIGHT.thickness,
    opacity: HIGHLIGHT.opacity,
  }),
  line: shape,
  arrow: shape,
  rectangle: shape,
  ellipse: shape,
  cloud: shape,
  text: ({ pen, from, words }) => ({
    trail: [from],
    ...inkOf(pen),
    text: { words, height: textHeight(pen.thickness) },
  }),
  callout: ({ pen, from, to, words }) => ({
    trail: [to, ...liveTrail(pen, from, besideWords(words, pen, { from, to }))],
    ...inkOf(pen),
    text: { words, height: textHeight(pen.thickness) },
  }),
  stamp: ({ pen, from }) => ({
    trail: [from],
    ...inkOf(pen),
    text: { words: stampWords(pen), height: 1.2 * textHeight(pen.thickness), frame: 'box' },
  }),
  count: ({ pen, from, marks }) => ({
    trail: [from],
    ...inkOf(pen),
    text: { words: String(counted(marks, pen.colour) + 1), height: textHeight(pen.thickness), frame: 'disc' },
  }),
  length: measured,
  area: measured,
};

/** The mark that a finished stroke of the hand makes, with the words it needs. null for what makes none. */
export function finishedMark(
  pen: Pen,
  { points, words = '', marks }: Omit<Hand, 'pen' | 'words'> & { words?: string },
) {
  const [from] = points;
  const to = points.at(-1);
  return from && to ? MAKERS[pen.tool]({ pen, points, words, marks, from, to }) : null;
}

function stampWords({ stamp }: Pen): string {
  const found = STAMPS.find(({ key }) => key === stamp);
  return found ? translated(found.label).toUpperCase() : '';
}

const counted = (marks: readonly Stroke[], colour: string): number =>
  marks.filter(({ text, strokeColor }) => text?.frame === 'disc' && strokeColor === colour).length;

/** Needs a scale; see `isUnscaled`. */
function measured({ pen, points, marks }: Ends): Stroke | null {
  const scale = scaleOf(marks);
  if (!scale || points.length < 2) return null;
  const kind = pen.tool === 'area' ? 'area' : 'length';
  const line = kind === 'area' ? closed(simplified(points)) : points;
  const text = { words: '', height: textHeight(pen.thickness) };
  const trail = [kind === 'area' ? middleOf(line.slice(1)) : over(middleOf(line), pen), ...line];
  return remeasured({ trail, ...inkOf(pen), text, measure: { kind, value: 0, unit: '' } }, scale);
}

const closed = (line: readonly DrawPoint[]): DrawPoint[] => [...line, ...line.slice(0, 1)];

/** Nothing can be measured before somebody has said how long something on the sheet is. */
export const isUnscaled = ({ tool }: Pen, marks: readonly Stroke[]): boolean =>
  (tool === 'length' || tool === 'area') && scaleOf(marks) === null;

/** A line whose real length somebody has typed. */
export function scaleMark(pen: Pen, ends: readonly DrawPoint[], real: { value: number; unit: string }): Stroke {
  return {
    trail: [over(middleOf(ends), pen), ...ends],
    ...inkOf(pen),
    text: { words: `${real.value} ${real.unit}`, height: textHeight(pen.thickness) },
    measure: { kind: 'scale', ...real },
  };
}
