import type { DrawingSize } from '@fieldspan/domain/drawing';
import type { Camera } from '../surface/camera.ts';
import { zoomOf } from './plan-ground.ts';
import type { PlanPage } from './plan-page.ts';

/** What is in the middle, in shares of the sheet, and how large; the same place on every screen. */
export type Look = { x: number; y: number; zoom: number };

const PARTS = 10_000;

/** As the address says it: `0.5123,0.25,120`. */
export function lookText({ camera, room, page }: { camera: Camera; room: DrawingSize; page: PlanPage }): string {
  const share = (at: number, space: number, length: number) =>
    Math.round(((space / 2 - at) / camera.scale / length) * PARTS) / PARTS;
  const x = share(camera.x, room.width, page.sheet.width);
  const y = share(camera.y, room.height, page.sheet.height);
  return `${x},${y},${Math.round(zoomOf(page, camera.scale) * 100)}`;
}

/** null for an address that says nothing, or nothing that can be. */
export function parseLook(text: string | null): Look | null {
  const [x = Number.NaN, y = Number.NaN, percent = Number.NaN] = (text ?? '').split(',').map(Number);
  const isThere = isWithin(x, -1, 2) && isWithin(y, -1, 2) && isWithin(percent, 1, 1000);
  return isThere ? { x, y, zoom: percent / 100 } : null;
}

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;
