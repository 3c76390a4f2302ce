import { useEffect, useRef } from 'react';
import { t } from '../i18n.ts';
import { IconButton } from '../icon-button.tsx';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '../icons.ts';
import styles from './move-buttons.module.css';

type MoveButtonsProps = {
  index: number;
  count: number;
  /** Names the list: a row can be dropped only in its own list. */
  list: string;
  describedBy: string;
  moveRow: (from: number, to: number, part?: string) => void;
};

/** Dragging is lazy-loaded: without its code the buttons still move rows. */
async function startDrag(
  handle: HTMLElement | null,
  list: string,
  onDrop: (from: number, to: number) => void,
): Promise<() => void> {
  const row = handle?.closest<HTMLElement>('[data-index]');
  const loaded = await import(/* webpackChunkName: 'row-drag' */ './row-drag.ts').catch(() => null);
  return row && handle && loaded ? loaded.rowDrag({ row, handle, list, onDrop }) : () => undefined;
}

/** Moves a row: a drag handle, and a button for each direction. */
export function MoveButtons({ index, count, list, describedBy, moveRow }: MoveButtonsProps) {
  const handle = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const stopping = startDrag(handle.current, list, moveRow);
    return () => void stopping.then((stop) => stop());
  }, [list, moveRow]);
  const step = (to: number, part: string) => ({
    'aria-disabled': to < 0 || to >= count,
    'aria-describedby': describedBy,
    'data-part': part,
    onClick: () => moveRow(index, to, part),
  });
  return (
    <span className={styles.buttons}>
      <span ref={handle} className={styles.handle} title={t('Drag to another place')} aria-hidden="true">
        <IconGripVertical />
      </span>
      <IconButton
        className={styles.button ?? ''}
        label={t('Move up')}
        icon={<IconChevronUp />}
        {...step(index - 1, 'up')}
      />
      <IconButton
        className={styles.button ?? ''}
        label={t('Move down')}
        icon={<IconChevronDown />}
        {...step(index + 1, 'down')}
      />
    </span>
  );
}
