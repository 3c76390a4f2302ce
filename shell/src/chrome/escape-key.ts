import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape while active. */
export function useEscapeKey(isActive: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleEscape();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isActive]);
}
