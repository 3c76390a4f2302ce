import { useState } from 'react';

/** Keys for rows that have none of their own: they stay with their rows when one is taken out. */
export function useRowKeys(count: number): { keys: readonly string[]; remove: (at: number) => void } {
  const [kept, setKept] = useState<readonly string[]>([]);
  const keys = [...kept, ...Array.from({ length: Math.max(0, count - kept.length) }, () => crypto.randomUUID())];
  if (keys.length > kept.length) setKept(keys);
  return { keys, remove: (at) => setKept(keys.filter((_, index) => index !== at)) };
}
