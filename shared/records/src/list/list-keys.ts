import { useEffect } from 'react';
import type { RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/** `/` focuses the search of a list, but not while somebody types or holds a modifier. The table has its own keys. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const target = list.current && !isTyping(event) ? targetOf(list.current, event.key) : null;
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [list]);
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(TYPING));
}

function targetOf(list: HTMLElement, key: string): HTMLElement | null {
  return key === '/' ? list.querySelector<HTMLElement>('input[type="search"]') : null;
}
