import type { RefObject } from 'react';
import { isSurface } from '../surface-keys.ts';
import type { DrawSurface } from '../surface/draw-surface.ts';

const STEP_PX = 90;
const ZOOM_STEP = 1.25;

type KeyPress = Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>;

const MOVES: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};

/** Arrows move the sheet; plus, minus and 0 are larger, smaller and all of it; Enter puts what is being placed in the middle. */
export function useViewKeys(surface: RefObject<DrawSurface | null>): (event: KeyPress) => void {
  return (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const act = event.key === 'Enter' && isSurface(event.target) ? place : actOf(event.key);
    if (!act || !surface.current) return;
    event.preventDefault();
    act(surface.current);
  };
}

const place = (surface: DrawSurface): void => surface.drawInMiddle();

function actOf(key: string): ((surface: DrawSurface) => void) | undefined {
  const by = MOVES[key];
  if (by) return (surface) => surface.moveBy(by);
  if (key === '+' || key === '=') return (surface) => surface.zoomBy(ZOOM_STEP);
  if (key === '-') return (surface) => surface.zoomBy(1 / ZOOM_STEP);
  return key === '0' ? (surface) => surface.fit() : undefined;
}
