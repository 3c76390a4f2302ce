import { useEffect, useRef } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

type BoardKeys = { onTake: () => void; onUndo: () => void; mayPlan: boolean };

/** c takes a call, Ctrl Z takes the last move back; not while somebody types. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (isTyping || event.altKey || !latest.current.mayPlan) return;
      const isControl = event.ctrlKey || event.metaKey;
      if (isControl && event.key === 'z') latest.current.onUndo();
      else if (!isControl && event.key === 'c') latest.current.onTake();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
