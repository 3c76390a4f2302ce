import { useEffect, useEffectEvent } from 'react';
import type { Zoom } from './use-zoom.ts';

/** What one press of plus or minus does. */
export const ZOOM_STEP = 1.5;
/** One press of an arrow on a picture that is larger than the window, in px. */
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

/** Plus, minus, 0 for the whole picture, 1 for its own size; arrows move what is larger than the window. */
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
