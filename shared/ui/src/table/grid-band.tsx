import { bandParts } from './bands.ts';
import type { Band } from './bands.ts';
import styles from './table-grid.module.css';
import type { TableModel } from './table-model.ts';

type GridBandProps<R> = { model: TableModel<R>; band: Band };

/** A band as a row of the table: its values stand below their columns. */
export function GridBand<R>({ model: { columns, selection, reorder, buttonsOf }, band }: GridBandProps<R>) {
  const { title, others } = bandParts(band, columns);
  const before = [selection, reorder].filter((part) => part !== null).length;
  return (
    <tr>
      <td className={styles.bandTitle} colSpan={before + title}>
        {band.title}
      </td>
      {others.map(({ key, align }) => (
        <td key={key} className={styles.bandValue} data-align={align}>
          {band.values?.[key]}
        </td>
      ))}
      {buttonsOf && <td className={styles.bandValue} aria-hidden="true" />}
    </tr>
  );
}
