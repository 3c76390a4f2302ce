import { undoAlert, type Alert } from '@fieldspan/api/alerts';
import { useEffect } from 'react';

/** Ctrl+Z, or ⌘Z, takes back the last thing that an alert offers to undo, where no text is being written. */
export function useUndoKey(alerts: readonly Alert[]): void {
  const last = alerts.findLast(({ undo }) => undo !== undefined);
  useEffect(() => {
    if (!last) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      void undoAlert(last);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [last]);
}

/** There the key takes back what was typed. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
