import { useDeferredValue, useSyncExternalStore } from 'react';
import { useFill } from './fill-context.ts';

/**
 * What of a long list is drawn: what a screen has room for at once, and the rest right after it, in pieces that give way to a
 * key or a touch. Once a check found something all of it is there, because the first mark is looked for in the page.
 */
export function useDrawn<I>(items: readonly I[], atOnce: number): readonly I[] {
  const { store } = useFill();
  const isChecked = useSyncExternalStore(store.subscribe, () => store.view().finds > 0);
  const count = useDeferredValue(items.length, items.length > atOnce ? atOnce : undefined);
  return isChecked ? items : items.slice(0, count);
}
