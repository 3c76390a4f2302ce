import { useEffect } from 'react';
import type { RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';
const ROW_LINKS = 'tbody a, ul > li a';

/**
 * Keys of a list: `/` goes to the search, `j` and `k` to the next and previous row (Enter then opens it).
 * Silent while somebody types, and while a modifier is held.
 */
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
  if (key === '/') return list.querySelector<HTMLElement>('input[type="search"]');
  if (key !== 'j' && key !== 'k') return null;
  const rows = [...list.querySelectorAll<HTMLElement>(ROW_LINKS)];
  const at = rows.findIndex((row) => row === document.activeElement);
  return (key === 'j' ? rows[at + 1] : rows[Math.max(at - 1, 0)]) ?? null;
}
