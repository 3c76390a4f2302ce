import { useLayoutEffect, useReducer, useState } from 'react';
import type { RefObject } from 'react';
import { VirtualMessages } from './virtual-messages.ts';
import type { ListRow } from './virtual-messages.ts';

/**
 * Virtualises a list in its scroll container. It opens at its end, and a reader at the end stays there when the window
 * gets shorter.
 */
export function useVirtualMessages(scroller: RefObject<HTMLElement | null>, rows: readonly ListRow[]): VirtualMessages {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [list] = useState(() => new VirtualMessages(redraw));
  list.update(rows);
  useLayoutEffect(() => (scroller.current ? list.start(scroller.current) : undefined), [list, scroller]);
  useLayoutEffect(() => list.settle());
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    list.toEnd();
    let isAtEnd = true;
    const note = () => {
      isAtEnd = list.isAtEnd;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) list.toEnd();
    });
    observer.observe(current);
    current.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', note);
    };
  }, [list, scroller]);
  return list;
}
