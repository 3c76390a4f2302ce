import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { StreamScroll } from './stream-scroll.ts';

type StreamScrollOptions = {
  /** Of the first message; it changes when older ones were put above. */
  firstId: number | undefined;
  /** How many messages the reader has on their way: one more brings the end into view. */
  outgoingCount: number;
  onNearTop: () => void;
};

/** Binds a stream's scroller to its reading position. */
export function useStreamScroll({
  firstId,
  outgoingCount,
  onNearTop,
}: StreamScrollOptions): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const scroll = useRef<StreamScroll>(null);
  const shown = useRef({ firstId, outgoingCount });
  const handleNearTop = useEffectEvent(onNearTop);

  useLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller) return undefined;
    const position = new StreamScroll(scroller);
    scroll.current = position;
    position.toEnd();
    const observer = new ResizeObserver(() => position.holdEnd());
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    const handleScroll = () => {
      position.note();
      if (position.isNearTop) handleNearTop();
    };
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', handleScroll);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { firstId, outgoingCount };
    if (outgoingCount > before.outgoingCount) scroll.current?.toEnd();
    else if (firstId !== before.firstId) scroll.current?.holdAfterPrepend();
    else scroll.current?.holdEnd();
  });

  return element;
}
