import { useEffect, useEffectEvent } from 'react';

/** Goes back to the names after a while; with another key the time begins anew. Renders nothing. */
export function GoesBack({ afterMs, onDone }: { afterMs: number; onDone: () => void }) {
  const handleDone = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => handleDone(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return null;
}
