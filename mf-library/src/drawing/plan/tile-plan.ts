import type { DrawingSize } from '@fieldspan/domain/drawing';
import type { Camera } from '../surface/camera.ts';

/** Side of a tile, in px of its canvas. */
export const TILE = 512;
/** The whole sheet is painted this wide once and lies below all tiles. */
const WHOLE_WIDTH = 1024;
/** No sharper: 64 times the whole. */
const LEVEL_MAX = 6;
/** A tile that is enlarged by so little still looks sharp. */
const SLACK = 0.3;

export type TileAt = { level: number; column: number; row: number };

export const keyOfTile = ({ level, column, row }: TileAt): string => `${level}/${column}/${row}`;

/** px of the canvas for each unit of the sheet. Each level is twice as sharp as the one before. */
export const scaleOf = (sheet: DrawingSize, level: number): number => (WHOLE_WIDTH / sheet.width) * 2 ** level;

/** The level for a camera; 0 is the whole sheet alone. */
export function levelFor(sheet: DrawingSize, camera: Camera, pixels: number): number {
  const wanted = Math.log2((camera.scale * pixels) / scaleOf(sheet, 0));
  return Math.max(0, Math.min(LEVEL_MAX, Math.ceil(wanted - SLACK)));
}

/** The tiles that a camera shows, the middle of the room first. */
export function tilesIn(sheet: DrawingSize, level: number, view: { camera: Camera; room: DrawingSize }): TileAt[] {
  const { camera, room } = view;
  const scale = scaleOf(sheet, level);
  const side = TILE / scale;
  const first = (at: number) => Math.max(0, Math.floor(-at / camera.scale / side));
  const last = (at: number, space: number, length: number) =>
    Math.min(Math.ceil(length / side) - 1, Math.floor((space - at) / camera.scale / side));
  const middle = {
    x: (room.width / 2 - camera.x) / camera.scale / side,
    y: (room.height / 2 - camera.y) / camera.scale / side,
  };
  const tiles: TileAt[] = [];
  for (let row = first(camera.y); row <= last(camera.y, room.height, sheet.height); row += 1)
    for (let column = first(camera.x); column <= last(camera.x, room.width, sheet.width); column += 1)
      tiles.push({ level, column, row });
  const far = ({ column, row }: TileAt) => Math.hypot(column + 0.5 - middle.x, row + 0.5 - middle.y);
  return tiles.toSorted((one, other) => far(one) - far(other));
}
