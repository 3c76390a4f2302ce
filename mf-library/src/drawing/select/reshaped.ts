import type { DrawPoint, Stroke } from '@fieldspan/domain/drawing';

/** How a mark was moved and resized: from the origin of the sheet. */
export type Reshape = { scaleX: number; scaleY: number; x: number; y: number };

/** A mark is somewhere else. */
export const movedBy = (by: DrawPoint): Reshape => ({ scaleX: 1, scaleY: 1, x: by.x, y: by.y });

/** A mark is larger or smaller, and its upper left corner stays. */
export function resizedBy(factor: number, { trail }: Stroke): Reshape {
  const left = trail.reduce((least, { x }) => Math.min(least, x), Infinity);
  const top = trail.reduce((least, { y }) => Math.min(least, y), Infinity);
  return { scaleX: factor, scaleY: factor, x: left * (1 - factor), y: top * (1 - factor) };
}

/** A mark after it was moved or resized. Letters grow with their height; the thickness of the pen stays. */
export function reshaped<S extends Stroke>(stroke: S, { scaleX, scaleY, x, y }: Reshape): S {
  const place = (point: DrawPoint) => ({ x: x + point.x * scaleX, y: y + point.y * scaleY });
  const { text } = stroke;
  return {
    ...stroke,
    trail: stroke.trail.map(place),
    ...(text && { text: { ...text, height: text.height * Math.abs(scaleY) } }),
  };
}
