import { useEffect, useEffectEvent } from 'react';
import type { Zoom } from './use-zoom.ts';

/** Zoom factor of one press of plus or minus. */
export const ZOOM_STEP = 1.5;
/** Pan distance of one arrow press, in px. */
const PAN_PX = 80;

const KEYS: Readonly<Record<string, (zoom: Zoom) => void>> = {
  '+': (zoom) => zoom.by(ZOOM_STEP),
  '=': (zoom) => zoom.by(ZOOM_STEP),
  '-': (zoom) => zoom.by(1 / ZOOM_STEP),
  '0': (zoom) => zoom.fit(),
  '1': (zoom) => zoom.toOwnSize(),
};
const FREE_KEYS: typeof KEYS = {
  ArrowLeft: (zoom) => zoom.pan({ x: PAN_PX, y: 0 }),
  ArrowRight: (zoom) => zoom.pan({ x: -PAN_PX, y: 0 }),
  ArrowUp: (zoom) => zoom.pan({ x: 0, y: PAN_PX }),
  ArrowDown: (zoom) => zoom.pan({ x: 0, y: -PAN_PX }),
};

/** Keys: plus and minus zoom, 0 fits the whole picture, 1 shows actual size; arrows pan. */
export function useZoomKeys(zoom: Zoom): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = KEYS[event.key] ?? (zoom.isFit ? undefined : FREE_KEYS[event.key]);
    if (!act) return;
    event.preventDefault();
    act(zoom);
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}
