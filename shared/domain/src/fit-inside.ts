export type Size = { width: number; height: number };

/** The size of a picture inside a square, in its own proportions; a small one is not enlarged. Whole pixels. */
export function fitInside({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
