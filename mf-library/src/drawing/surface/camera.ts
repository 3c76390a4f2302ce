import type { DrawPoint, DrawingSize } from '@fieldspan/domain/drawing';

/**
 * How a sheet is shown in its container: the size of its unit, in CSS px, and the position of its upper left corner.
 */
export type Camera = DrawPoint & { scale: number };

/** The visible part of a sheet. */
export type SheetPart = DrawPoint & DrawingSize;

const MAX_SCALE = 12;
/** The margin around the visible part, in CSS px. */
const MARGIN = 12;

/**
 * Centres a part in the container. A unit of a picture is never larger than a CSS px by default (document 1 §9: 1000 px);
 * a blank sheet fills its container.
 */
export function fitCamera(part: SheetPart, room: DrawingSize, isBlank = false): Camera {
  const margin = isBlank ? 0 : MARGIN;
  const scale = Math.min(
    isBlank ? Number.POSITIVE_INFINITY : 1,
    Math.max(1, room.width - 2 * margin) / part.width,
    Math.max(1, room.height - 2 * margin) / part.height,
  );
  return {
    scale,
    x: room.width / 2 - (part.x + part.width / 2) * scale,
    y: room.height / 2 - (part.y + part.height / 2) * scale,
  };
}

/** Centres a sheet of a plan in the container, as large as it goes. */
export function fitPlan(part: SheetPart, room: DrawingSize): Camera {
  const inner = { width: Math.max(1, room.width - 2 * MARGIN), height: Math.max(1, room.height - 2 * MARGIN) };
  const { scale, x, y } = fitCamera(part, inner, true);
  return { scale, x: x + MARGIN, y: y + MARGIN };
}

/** Zooms by a factor, keeping the point at `at` in place. Never smaller than half of `least`. */
export function zoomCamera(
  camera: Camera,
  { factor, at, least, most = MAX_SCALE }: { factor: number; at: DrawPoint; least: number; most?: number },
): Camera {
  const scale = Math.max(least / 2, Math.min(most, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** Pans the camera; part of the sheet always stays visible. */
export function panCamera(
  camera: Camera,
  by: DrawPoint,
  { sheet, room }: { sheet: DrawingSize; room: DrawingSize },
): Camera {
  return {
    scale: camera.scale,
    x: within(camera.x + by.x, sheet.width * camera.scale, room.width),
    y: within(camera.y + by.y, sheet.height * camera.scale, room.height),
  };
}

const within = (at: number, length: number, space: number): number =>
  Math.max(-length * 0.8, Math.min(space - length * 0.2, at));

/** Converts a point of the container to the sheet. */
export function onSheet({ scale, x, y }: Camera, at: DrawPoint): DrawPoint {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

/** The nearest point of the sheet: what is drawn beyond its edge would not be seen by anybody. */
export function clamped({ x, y }: DrawPoint, { width, height }: DrawingSize): DrawPoint {
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
}
