export type Size = { width: number; height: number };
/** Relative to the stage's centre, in px. */
export type Point = { x: number; y: number };
/** Position of a picture on its stage: scale 1 is one picture pixel per CSS pixel; x and y move its centre. */
export type View = Point & { scale: number };

/** Maximum zoom: no pixel needs to be larger than a fingertip. */
const MAX_SCALE = 8;

/** The largest scale at which the whole picture is visible; small pictures are not enlarged. */
export function fitScale(picture: Size, stage: Size): number {
  if (picture.width === 0 || picture.height === 0) return 1;
  return Math.min(1, stage.width / picture.width, stage.height / picture.height);
}

/** Clamps a view: between fit and maximum zoom, and with no more empty space than necessary. */
export function settle(view: View, picture: Size, stage: Size): View {
  const scale = Math.max(fitScale(picture, stage), Math.min(MAX_SCALE, view.scale));
  const spareX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const spareY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(view.x, spareX), y: clamp(view.y, spareY) };
}

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Changes the scale while keeping the point under `at` in place. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}
