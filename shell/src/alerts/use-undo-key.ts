import { undoAlert, type Alert } from '@fieldspan/api/alerts';
import { useEffect } from 'react';

/** Ctrl+Z or ⌘Z undoes the last action for which a toast offers it, except while text is edited. */
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

/** In a text field the key undoes typing. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
