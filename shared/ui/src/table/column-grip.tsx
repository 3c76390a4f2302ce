import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
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
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX };

/** The edge of a column's header: dragged, or moved with the arrow keys. A double press gives the column its own width. */
export function ColumnGrip({ column, header, widths, onResize }: ColumnGripProps) {
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    const table = event.currentTarget.closest('table');
    if (table && event.button === 0)
      void new ColumnDrag(event.nativeEvent, { table, column, before: widths, onDone: onResize });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const table = event.currentTarget.closest('table');
    if (step === undefined || !table) return;
    event.preventDefault();
    const shown = shownWidths(table);
    const px = possibleWidth((shown[column] ?? 0) + step);
    event.currentTarget.setAttribute('aria-valuenow', String(px));
    onResize({ ...shown, [column]: px });
  };
  const reset = () => {
    const { [column]: _own, ...others } = widths;
    onResize(others);
  };
  return (
    <button
      type="button"
      role="separator"
      className={styles.grip}
      aria-orientation="vertical"
      aria-label={t('Width of {{column}}', { column: header })}
      aria-valuemin={LEAST_PX}
      aria-valuemax={MOST_PX}
      aria-valuenow={widths[column] ?? LEAST_PX}
      onFocus={sayWidth}
      onPointerDown={handleDown}
      onKeyDown={handleKey}
      onDoubleClick={reset}
    />
  );
}

/** A column that fits its content has no width but the one on the screen. */
function sayWidth({ currentTarget }: FocusEvent<HTMLElement>): void {
  const px = currentTarget.closest('th')?.offsetWidth;
  if (px) currentTarget.setAttribute('aria-valuenow', String(px));
}
