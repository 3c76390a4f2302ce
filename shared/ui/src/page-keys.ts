import { useEffectEvent, useLayoutEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/**
 * Calls back on each key pressed anywhere on the page, but not while somebody types or works in a dialog. It listens
 * from the moment the page shows what the keys are for: an effect that ran after the paint would lose a quick press.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const handle = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element && event.target.matches(TYPING))) handle(event);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

/** Whether a key is held with which the browser has commands of its own. */
export const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
