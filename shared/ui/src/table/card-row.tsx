import { CardHead } from './card-head.tsx';
import { CellContent } from './cell-content.tsx';
import { cardColumns } from './columns.ts';
import { MoveButtons } from './move-buttons.tsx';
import { RowButtons } from './row-buttons.tsx';
import styles from './table-cards.module.css';
import { titleId, type TableModel } from './table-model.ts';

type CardRowProps<R> = {
  model: TableModel<R>;
  row: R;
  index: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
  moveRow: (from: number, to: number, part?: string) => void;
};

/** A row as a card: title, status and two facts, with its actions below. */
export function CardRow<R>({ model, row, index, measure, moveRow }: CardRowProps<R>) {
  const columns = cardColumns(model.columns);
  return (
    <li
      ref={measure}
      className={styles.place}
      data-index={index}
      tabIndex={-1}
      aria-setsize={model.bands === null ? model.rows.length : undefined}
      aria-posinset={model.bands === null ? index + 1 : undefined}
    >
      <div className={styles.card} data-selected={model.selection?.has(model.rowKey(row)) || undefined}>
        <CardHead {...columns} model={model} row={row} index={index} />
        <div className={styles.lower}>
          {columns.facts.length > 0 && (
            <dl className={styles.facts}>
              {columns.facts.map((fact) => (
                <div key={fact.key} className={styles.fact}>
                  <dt>{fact.header}</dt>
                  <dd>
                    <CellContent column={fact} row={row}>
                      {fact.cell(row)}
                    </CellContent>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <CardControls model={model} row={row} index={index} moveRow={moveRow} />
        </div>
      </div>
    </li>
  );
}

function CardControls<R>({ model, row, index, moveRow }: Omit<CardRowProps<R>, 'measure'>) {
  const { id, reorder, buttonsOf } = model;
  const buttons = buttonsOf?.(row) ?? [];
  const describedBy = titleId(model, row);
  if (!reorder && buttons.length === 0) return null;
  return (
    <div className={styles.controls}>
      {reorder && <MoveButtons {...{ index, describedBy, moveRow }} count={reorder.count} list={id} />}
      {buttons.length > 0 && <RowButtons row={row} buttons={buttons} describedBy={describedBy} />}
    </div>
  );
}
