export type Size = { width: number; height: number };
/** From the stage's centre, in px. */
export type Point = { x: number; y: number };
/** How a picture lies on its stage: 1 is a picture's pixel on a CSS pixel; x and y move its centre. */
export type View = Point & { scale: number };

/** Nobody needs a pixel larger than a fingertip. */
const MAX_SCALE = 8;

/** The largest scale at which all of a picture shows; a small one is not blown up. */
export function fitScale(picture: Size, stage: Size): number {
  if (picture.width === 0 || picture.height === 0) return 1;
  return Math.min(1, stage.width / picture.width, stage.height / picture.height);
}

/** A view within its limits: from fit to the largest scale, and never with more empty stage than there has to be. */
export function settle(view: View, picture: Size, stage: Size): View {
  const scale = Math.max(fitScale(picture, stage), Math.min(MAX_SCALE, view.scale));
  const spareX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const spareY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(view.x, spareX), y: clamp(view.y, spareY) };
}

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** Another scale, with what lies under `at` staying there. */
export function zoomAt(view: View, scale: number, at: Point): View {
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}
