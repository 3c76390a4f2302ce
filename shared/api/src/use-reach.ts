import { onBack, onReach, type Reach, reachNow } from '@fieldspan/api/reach';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the server can be reached at this moment. */
export const useReach = (): Reach => useSyncExternalStore(onReach, reachNow);

/** Calls the listener when the server can be reached again, while the component is mounted and `isWaiting`. */
export function useBack(listener: () => void, isWaiting = true): void {
  const handleBack = useEffectEvent(listener);
  useEffect(() => (isWaiting ? onBack(() => handleBack()) : undefined), [isWaiting]);
}
