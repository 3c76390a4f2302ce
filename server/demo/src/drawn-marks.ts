import { layerText } from '@fieldspan/contract/layer-json';
import { textHeight } from '@fieldspan/domain/drawing';
import type { DrawPoint, DrawnMeasure, Stroke } from '@fieldspan/domain/drawing';

type Ink = 'black' | 'red' | 'amber' | 'blue' | 'green';
type Place = readonly [number, number];

const inkOf = (ink: Ink, strokeThickness = 3) => ({ strokeColor: ink, strokeThickness });
const at = ([x, y]: Place): DrawPoint => ({ x, y });

/** An open or a closed line through these points. */
export const line = (ink: Ink, points: readonly Place[], thickness?: number): Stroke => ({
  trail: points.map(at),
  ...inkOf(ink, thickness),
});

/** A rectangle from its upper left corner to its lower right one. */
export const frame = (ink: Ink, [left, top]: Place, [right, bottom]: Place): Stroke =>
  line(ink, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]);

/** A line with a head at its end. */
export function arrow(ink: Ink, from: Place, to: Place): Stroke {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = (turn: number): Place => [to[0] - 14 * Math.cos(angle + turn), to[1] - 14 * Math.sin(angle + turn)];
  return line(ink, [from, to, head(0.5), to, head(-0.5)]);
}

const ARC_STEPS = 6;

/** Arcs around a box, as a reviewer draws them. */
export function cloud(ink: Ink, [left, top]: Place, [right, bottom]: Place): Stroke {
  const corners: readonly Place[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
  const points = corners.slice(1).flatMap((end, side) => arcs(corners[side] ?? end, end));
  return line(ink, points);
}

function arcs([fromX, fromY]: Place, [toX, toY]: Place): Place[] {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const count = Math.max(2, Math.round(length / 24));
  const radius = length / count / 2;
  const [across, down] = [(toX - fromX) / length, (toY - fromY) / length];
  return Array.from({ length: count * ARC_STEPS }, (_, step): Place => {
    const turn = Math.PI * (1 - (step % ARC_STEPS) / ARC_STEPS);
    const along = (Math.floor(step / ARC_STEPS) * 2 + 1) * radius + radius * Math.cos(turn);
    const out = radius * Math.sin(turn);
    return [fromX + across * along + down * out, fromY + down * along - across * out];
  });
}

export const words = (ink: Ink, place: Place, text: string): Stroke => written(ink, { place, text, thickness: 3 });

/** Words that are read from afar. */
export const largeWords = (ink: Ink, place: Place, text: string): Stroke =>
  written(ink, { place, text, thickness: 10 });

const written = (ink: Ink, { place, text, thickness }: { place: Place; text: string; thickness: number }): Stroke => ({
  trail: [at(place)],
  ...inkOf(ink, thickness),
  text: { words: text, height: textHeight(thickness) },
});

/** A number in a disc. */
export const counted = (ink: Ink, place: Place, number: number): Stroke => ({
  trail: [at(place)],
  ...inkOf(ink),
  text: { words: String(number), height: textHeight(3), frame: 'disc' },
});

export const stamp = (ink: Ink, place: Place, text: string): Stroke => ({
  trail: [at(place)],
  ...inkOf(ink),
  text: { words: text, height: 1.2 * textHeight(3), frame: 'box' },
});

/** A line or an area with what it measures. */
export const measured = (ink: Ink, points: readonly Place[], measure: DrawnMeasure): Stroke => {
  const [sumX, sumY] = points.reduce(([x, y], [nextX, nextY]) => [x + nextX, y + nextY], [0, 0]);
  const middle: Place = [sumX / points.length, sumY / points.length - (measure.kind === 'area' ? 0 : 16)];
  const text = `${Math.round(measure.value * 100) / 100} ${measure.unit}${measure.kind === 'area' ? '²' : ''}`;
  const closed = measure.kind === 'area' ? [...points, ...points.slice(0, 1)] : points;
  return {
    trail: [middle, ...closed].map(at),
    ...inkOf(ink),
    text: { words: text, height: textHeight(3) },
    measure,
  };
};

/** A person's marks as they are stored; the last was drawn at the moment. */
export function layerOf(canvasWidth: number, strokes: readonly Stroke[], drawnAt: string): string {
  return layerText({
    canvasWidth,
    strokes: strokes.map((stroke, index) => ({ id: `m${index}`, at: drawnAt, ...stroke })),
  });
}
