import type { MouseEvent } from 'react';
import { t } from '../i18n.ts';
import { AppLink } from '../link.tsx';
import { CellContent } from './cell-content.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { RowButtons } from './row-buttons.tsx';
import { SelectBox } from './select-box.tsx';
import styles from './table-grid.module.css';
import { titleId, type TableModel } from './table-model.ts';

type GridRowProps<R> = {
  model: TableModel<R>;
  row: R;
  index: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
  moveRow: (from: number, to: number, part?: string) => void;
};

export function GridRow<R>({ model, row, index, measure, moveRow }: GridRowProps<R>) {
  const { columns, title, rowKey, rowTo, selection, reorder, buttonsOf } = model;
  const describedBy = titleId(model, row);
  const isSelected = selection?.has(rowKey(row)) ?? false;
  return (
    <tr
      ref={measure}
      className={styles.row}
      data-index={index}
      data-link={rowTo ? '' : undefined}
      data-selected={isSelected || undefined}
      tabIndex={-1}
      aria-rowindex={model.bands === null ? index + 2 : undefined}
      onClick={rowTo && followLink}
    >
      {reorder && (
        <td className={styles.cell} data-control="">
          <MoveButtons {...{ index, describedBy, moveRow }} count={reorder.count} list={model.id} />
        </td>
      )}
      {selection && (
        <td className={styles.cell} data-control="">
          <SelectBox
            label={t('Select')}
            describedBy={describedBy}
            state={isSelected ? 'all' : 'none'}
            onToggle={(isRange) => selection.toggle(index, isRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          id={column === title ? describedBy : undefined}
          className={styles.cell}
          data-align={column.align}
          data-title={column === title || undefined}
        >
          <CellContent column={column} row={row}>
            {rowTo && column === title ? (
              <AppLink to={rowTo(row)} className={styles.link} data-part="link">
                {column.cell(row)}
              </AppLink>
            ) : (
              column.cell(row)
            )}
          </CellContent>
        </td>
      ))}
      {buttonsOf && (
        <td className={styles.cell} data-control="">
          <RowButtons row={row} buttons={buttonsOf(row)} describedBy={describedBy} />
        </td>
      )}
    </tr>
  );
}

/** A press anywhere in a row follows its link, including the modifier keys that open a new tab. */
function followLink(event: MouseEvent<HTMLTableRowElement>) {
  if (
    !(event.target instanceof Element) ||
    event.target.closest('a, button, input, label, select, textarea, [data-edits]')
  )
    return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  event.currentTarget.querySelector('[data-part="link"]')?.dispatchEvent(click);
}
