/** What a split may be, in per cent of the whole for the start pane. */
export type SplitLimits = { min: number; max: number };

/** One press of an arrow. */
const STEP = 2;

/** The nearest whole per cent that the limits allow. */
export const sizeWithin = (size: number, { min, max }: SplitLimits): number =>
  Math.min(Math.max(Math.round(size), min), max);

/**
 * The size that puts the border under the pointer.
 * @param box the left edge and the width of the whole, in pixels
 * @param isRtl whether the start pane stands on the right
 */
export function sizeUnderPointer(box: { left: number; width: number }, x: number, isRtl: boolean): number {
  if (box.width === 0) return 0;
  const fromLeft = ((x - box.left) / box.width) * 100;
  return isRtl ? 100 - fromLeft : fromLeft;
}

/**
 * The size after a key, or null where the key is not the split's.
 * @param isRtl turns the arrows around, so that the border moves where the arrow points
 */
export function sizeAfterKey(key: string, size: number, { min, max, isRtl }: SplitLimits & { isRtl: boolean }) {
  const forward = isRtl ? -STEP : STEP;
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: size - forward,
    ArrowRight: size + forward,
    PageDown: size - 5 * STEP,
    PageUp: size + 5 * STEP,
    Home: min,
    End: max,
  };
  const moved = moves[key];
  return moved === undefined ? null : sizeWithin(moved, { min, max });
}

/** A press without a drag: the next of least, half way and most, and from the last to the first. */
export function nextSize(size: number, limits: SplitLimits): number {
  const stops = [limits.min, sizeWithin((limits.min + limits.max) / 2, limits), limits.max];
  return stops.find((stop) => stop > size) ?? limits.min;
}
