import type { RefObject } from 'react';
import { movedBy, resizedBy } from './select/reshaped.ts';
import type { DrawSurface } from './surface/draw-surface.ts';
import type { Tools } from './use-tools.tsx';

export type SurfaceKeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'target'>;

type Keyed = { tools: Pick<Tools, 'step' | 'reshapeChosen'>; surface: RefObject<DrawSurface | null> };

/** How far an arrow moves the chosen mark, in px. */
const STEP_PX = 10;
const SHEET_STEP_PX = 90;
const RESIZE = 1.1;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * While the sheet itself has the focus (decision 0197): Enter draws in the middle of what is seen; Page down and Page up choose a
 * mark; arrows move the chosen mark, with Shift they resize it, and without a chosen mark they move the sheet.
 */
export function surfaceKey(event: SurfaceKeyPress, { tools, surface }: Keyed): (() => void) | undefined {
  const { key, shiftKey, target } = event;
  if (!isSurface(target)) return undefined;
  if (key === 'PageDown') return () => tools.step(1);
  if (key === 'PageUp') return () => tools.step(-1);
  const way = ARROWS[key];
  const { current } = surface;
  // A pin is placed with every tool.
  if (key === 'Enter') return () => current?.drawInMiddle();
  if (!way || !current) return undefined;
  const { reshapeChosen } = tools;
  if (!reshapeChosen) return () => current.moveBy({ x: -way.x * SHEET_STEP_PX, y: -way.y * SHEET_STEP_PX });
  if (shiftKey) return () => reshapeChosen((stroke) => resizedBy(way.x + way.y > 0 ? RESIZE : 1 / RESIZE, stroke));
  const units = STEP_PX / current.onScreen(1);
  return () => reshapeChosen(() => movedBy({ x: way.x * units, y: way.y * units }));
}

/** Not what lies over it, such as a pin. */
export const isSurface = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.getAttribute('role') === 'application';
