import type { MouseEvent } from 'react';
import { t } from '../i18n.ts';
import { AppLink } from '../link.tsx';
import type { Column } from './columns.ts';
import { CellContent } from './cell-content.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { RowButtons } from './row-buttons.tsx';
import { SelectBox } from './select-box.tsx';
import styles from './table-grid.module.css';
import type { RowSelection } from './use-selection.ts';
import { titleId, type TableModel } from './table-model.ts';

type GridRowProps<R> = {
  model: TableModel<R>;
  row: R;
  index: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
  moveRow: (from: number, to: number, part?: string) => void;
};

export function GridRow<R>({ model, row, index, measure, moveRow }: GridRowProps<R>) {
  const { columns, rowKey, rowTo, selection, reorder, buttonsOf } = model;
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
      {selection && <SelectCell row={row} index={index} model={model} selection={selection} />}
      {columns.map((column) => (
        <Cell key={column.key} model={model} row={row} column={column} />
      ))}
      {buttonsOf && (
        <td className={styles.cell} data-control="">
          <RowButtons row={row} buttons={buttonsOf(row)} describedBy={describedBy} />
        </td>
      )}
    </tr>
  );
}

type SelectCellProps<R> = { model: TableModel<R>; row: R; index: number; selection: RowSelection };

const SelectCell = <R,>({ model, row, index, selection }: SelectCellProps<R>) => (
  <td className={styles.cell} data-control="">
    <SelectBox
      label={t('Select')}
      describedBy={titleId(model, row)}
      state={selection.has(model.rowKey(row)) ? 'all' : 'none'}
      onToggle={(isRange) => selection.toggle(index, isRange)}
    />
  </td>
);

type CellProps<R> = { model: TableModel<R>; row: R; column: Column<R> };

function Cell<R>({ model, row, column }: CellProps<R>) {
  const { title, rowTo } = model;
  const isTitle = column === title;
  return (
    <td
      id={isTitle ? titleId(model, row) : undefined}
      className={styles.cell}
      data-align={column.align}
      data-title={isTitle || undefined}
    >
      <CellContent column={column} row={row}>
        {rowTo && isTitle ? (
          <AppLink to={rowTo(row)} className={styles.link} data-part="link">
            {column.cell(row)}
          </AppLink>
        ) : (
          column.cell(row)
        )}
      </CellContent>
    </td>
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
