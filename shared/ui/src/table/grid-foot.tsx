import styles from './table-grid.module.css';
import type { TableModel } from './table-model.ts';

/** The row of column footers, such as sums. */
export function GridFoot<R>({ model: { columns, selection, reorder, buttonsOf } }: { model: TableModel<R> }) {
  if (columns.every(({ footer }) => footer === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {reorder && <td className={styles.footer} aria-hidden="true" />}
        {selection && <td className={styles.footer} aria-hidden="true" />}
        {columns.map(({ key, align, footer }) => (
          <td key={key} className={styles.footer} data-align={align}>
            {footer}
          </td>
        ))}
        {buttonsOf && <td className={styles.footer} aria-hidden="true" />}
      </tr>
    </tfoot>
  );
}
