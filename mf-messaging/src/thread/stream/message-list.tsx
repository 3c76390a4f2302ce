import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import styles from './message-list.module.css';
import { useVirtualMessages } from './use-virtual-messages.ts';
import { AT_END_PX } from './virtual-messages.ts';
import type { ListRow } from './virtual-messages.ts';

/** Scrolls the list from outside. */
export type MessageListHandle = {
  toEnd: () => void;
  /**
   * Scrolls to a row, rendering it if necessary.
   * @returns false when there is no such row
   */
  toRow: (key: string, align: 'start' | 'center' | 'auto') => boolean;
};

export type ListEdge = {
  /** Within 800 px of the start or end of the loaded messages. */
  nearStart: boolean;
  nearEnd: boolean;
  atEnd: boolean;
  /** Index of the first visible row. */
  firstIndex: number;
};

type MessageListProps<R extends ListRow> = {
  ref: Ref<MessageListHandle>;
  label: string;
  rows: readonly R[];
  children: (row: R) => ReactNode;
  /** Called on every scroll and after every render. */
  onEdge: (edge: ListEdge) => void;
};

const LOAD_PX = 800;

/** A virtualised list that keeps the reader's position when rows are added above or below. */
export function MessageList<R extends ListRow>({ ref, label, rows, children, onEdge }: MessageListProps<R>) {
  const scroller = useRef<HTMLElement>(null);
  const list = useVirtualMessages(scroller, rows);
  const tellEdge = useEffectEvent(() => {
    const { current } = scroller;
    // During iOS overscroll at the top, inserting rows would lose the position.
    if (!current || current.scrollTop < 0) return;
    const left = current.scrollHeight - current.scrollTop - current.clientHeight;
    const nearStart = current.scrollTop < LOAD_PX;
    onEdge({ nearStart, nearEnd: left < LOAD_PX, atEnd: left <= AT_END_PX, firstIndex: list.firstInView() });
  });
  useLayoutEffect(() => tellEdge());
  useLayoutEffect(() => {
    const { current } = scroller;
    current?.addEventListener('scroll', tellEdge, { passive: true });
    return () => current?.removeEventListener('scroll', tellEdge);
  }, []);
  useImperativeHandle(ref, () => ({
    toEnd: () => list.toEnd(),
    toRow: (key, align) => {
      const index = rows.findIndex((row) => row.key === key);
      if (index >= 0) list.toIndex(index, align);
      return index >= 0;
    },
  }));
  return (
    <section ref={scroller} className={styles.scroller} aria-label={label}>
      <div className={styles.content}>
        <ol className={styles.rows} style={{ height: list.height() }} translate="yes">
          {list.items().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const place = { transform: `translateY(${start}px)` };
            return (
              <li key={row.key} ref={list.measure} data-index={index} className={styles.row} style={place}>
                {children(row)}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
