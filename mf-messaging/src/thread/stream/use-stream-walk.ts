import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { MessageListHandle } from './message-list.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

export type StreamWalk = {
  /** Roving tab index: one row can be reached with Tab, and every row has its position. */
  placeOf: (key: string) => { tabIndex: number; 'aria-posinset': number; 'aria-setsize': number };
  handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Focus moved to a message in another way: keyboard navigation continues from there. */
  handleFocus: (event: FocusEvent<HTMLElement>) => void;
};

/**
 * Keyboard navigation from message to message: arrows, j and k, Home and End.
 * @param keys of the messages, top to bottom
 * @param isWhole false while more exist beyond the loaded range: then their total is unknown
 */
export function useStreamWalk(
  list: RefObject<MessageListHandle | null>,
  keys: readonly string[],
  isWhole: boolean,
): StreamWalk {
  const [active, setActive] = useState<string | null>(null);
  const isMoving = useRef(false);
  const current = active !== null && keys.includes(active) ? active : keys.at(-1);

  useEffect(() => {
    if (!isMoving.current || current === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      isMoving.current = false;
      document.querySelector<HTMLElement>(`[data-message="${CSS.escape(current)}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  const goTo = (key: string | undefined) => {
    if (key === undefined || key === current) return;
    isMoving.current = true;
    setActive(key);
    list.current?.toRow(key, 'auto');
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const at = target instanceof HTMLElement ? (target.dataset['message'] ?? null) : null;
    if (at === null || ctrlKey || metaKey || altKey) return;
    const index = keys.indexOf(at);
    const step = STEPS[key];
    if (step !== undefined) goTo(keys[index + step]);
    else if (key === 'Home') goTo(keys[0]);
    else if (key === 'End') goTo(keys.at(-1));
    else return;
    event.preventDefault();
  };
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = target.closest<HTMLElement>('[data-message]')?.dataset['message'];
    if (key !== undefined) setActive(key);
  };
  const places = new Map(keys.map((key, index) => [key, index + 1]));
  const placeOf = (key: string) => ({
    tabIndex: key === current ? 0 : -1,
    'aria-posinset': places.get(key) ?? 1,
    'aria-setsize': isWhole ? keys.length : -1,
  });
  return { placeOf, handleKeyDown, handleFocus };
}
