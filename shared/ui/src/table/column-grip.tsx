import { useState, type FocusEvent, type PointerEvent } from 'react';
import { t } from '../i18n.ts';
import { ColumnDrag } from './column-drag.ts';
import styles from './column-grip.module.css';
import { LEAST_PX, MOST_PX, possibleWidth, shownWidths, type Widths } from './column-widths.ts';

type ColumnGripProps = {
  column: string;
  header: string;
  widths: Widths;
  onResize: (widths: Widths) => void;
};

const STEP_PX = 16;

/** The edge of a column's header: dragged, or moved with the arrow keys. A double press gives the column its own width. */
export function ColumnGrip({ column, header, widths, onResize }: ColumnGripProps) {
  // A column that fits its content has no width but the one on the screen.
  const [shownPx, setShownPx] = useState(LEAST_PX);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    const table = event.currentTarget.closest('table');
    if (!table || event.button !== 0) return;
    event.preventDefault();
    void new ColumnDrag(event.nativeEvent, { table, column, before: widths, onDone: onResize });
  };
  const handleFocus = ({ currentTarget }: FocusEvent<HTMLElement>) =>
    setShownPx(currentTarget.closest('th')?.offsetWidth ?? LEAST_PX);
  const put = (table: HTMLTableElement | null, px: number) =>
    table && onResize({ ...shownWidths(table), [column]: possibleWidth(px) });
  const reset = () => {
    const { [column]: _own, ...others } = widths;
    onResize(others);
  };
  return (
    <span className={styles.grip} onPointerDown={handleDown} onDoubleClick={reset}>
      <input
        type="range"
        className={styles.range}
        aria-label={t('Width of {{column}}', { column: header })}
        min={LEAST_PX}
        max={MOST_PX}
        step={STEP_PX}
        value={widths[column] ?? shownPx}
        onFocus={handleFocus}
        onChange={({ target }) => put(target.closest('table'), Number(target.value))}
      />
    </span>
  );
}
