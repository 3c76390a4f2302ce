export type Size = { width: number; height: number };

/** Scales a size down to fit into a square, in whole pixels and without distortion; a small size is not enlarged. */
export function fitInside({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
