import { useDebounced } from '@fieldspan/federation/debounced';
import { useEffect, useEffectEvent } from 'react';

/** From the last change to its save. */
const REST_MS = 1500;

/** Saves by itself when the person rests. `what` is what would be saved; the same is not tried again after a refusal. */
export function useAutosave(isDirty: boolean, what: string, save: () => void): void {
  const isReady = useDebounced(what, REST_MS) === what && isDirty;
  const now = useEffectEvent(save);
  useEffect(() => {
    if (isReady) now();
  }, [isReady]);
}
