import type { DrawPoint, DrawingSize } from '@fieldspan/domain/drawing';

/** How a sheet lies in its room: how large its unit is, in CSS px, and where its left upper corner lies. */
export type Camera = DrawPoint & { scale: number };

/** The part of a sheet that is to be seen. */
export type SheetPart = DrawPoint & DrawingSize;

const MAX_SCALE = 12;
/** Around the part that is seen, in CSS px. */
const MARGIN = 12;

/** All of a part in the middle of the room. A unit is never larger than a CSS px by itself (document 1 §9: 1000 px). */
export function fitCamera(part: SheetPart, room: DrawingSize): Camera {
  const scale = Math.min(
    1,
    Math.max(1, room.width - 2 * MARGIN) / part.width,
    Math.max(1, room.height - 2 * MARGIN) / part.height,
  );
  return {
    scale,
    x: room.width / 2 - (part.x + part.width / 2) * scale,
    y: room.height / 2 - (part.y + part.height / 2) * scale,
  };
}

/** Times larger or smaller, with what lies under `at` staying there. Never smaller than half of `least`. */
export function zoomCamera(
  camera: Camera,
  { factor, at, least }: { factor: number; at: DrawPoint; least: number },
): Camera {
  const scale = Math.max(least / 2, Math.min(MAX_SCALE, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by };
}

/** The same, moved; some of the sheet's middle always stays in the room. */
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

/** A place in the room, on the sheet. */
export function onSheet({ scale, x, y }: Camera, at: DrawPoint): DrawPoint {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}
