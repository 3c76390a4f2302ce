import { isCommand, usePageKeys } from '@fieldspan/ui/page-keys';
import type { RefObject } from 'react';

/** `/` focuses the search of a list. The table has its own keys. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  usePageKeys((event) => {
    const target = list.current && !isCommand(event) ? targetOf(list.current, event.key) : null;
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}

function targetOf(list: HTMLElement, key: string): HTMLElement | null {
  return key === '/' ? list.querySelector<HTMLElement>('input[type="search"]') : null;
}
