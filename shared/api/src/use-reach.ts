import { onBack, onReach, type Reach, reachNow } from '@fieldspan/api/reach';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Who can be reached at this moment. */
export const useReach = (): Reach => useSyncExternalStore(onReach, reachNow);

/** Calls back when the server answers again, for as long as the component stands and `isWaiting`. */
export function useBack(listener: () => void, isWaiting = true): void {
  const handleBack = useEffectEvent(listener);
  useEffect(() => (isWaiting ? onBack(() => handleBack()) : undefined), [isWaiting]);
}
