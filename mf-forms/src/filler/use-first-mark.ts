import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useFillView } from './fill-context.ts';

/**
 * After a check that found something, scrolls to the first affected field and focuses it; while the form is held, as soon
 * as it is not any more.
 */
export function useFirstMark(place: RefObject<HTMLElement | null>, isHeld = false): void {
  const { finds } = useFillView();
  useEffect(() => {
    if (finds === 0 || isHeld) return;
    const field = place.current?.querySelector<HTMLElement>('[data-error]');
    field?.scrollIntoView({ block: 'nearest' });
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [finds, place, isHeld]);
}
