import { IconArrowDown, IconArrowUp } from '../icons.ts';
import { ColumnGrip } from './column-grip.tsx';
import { nextSort, type Column } from './columns.ts';
import styles from './table-grid.module.css';
import type { TableModel } from './table-model.ts';

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

type SortHeaderProps<R> = { column: Column<R>; model: TableModel<R> };

/** A column header; a button if the column can be sorted. */
export function SortHeader<R>({ column, model }: SortHeaderProps<R>) {
  const { key: name, header, align, width } = column;
  const { sort, sortKeyOf, hasOwnOrder, onSort, columnWidth } = model;
  const key = sortKeyOf(column);
  const direction = key !== undefined && sort?.key === key ? sort.direction : undefined;
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={styles.header}
      data-align={align}
      data-column={name}
      style={width === undefined ? undefined : { inlineSize: width }}
      aria-sort={direction && ARIA[direction]}
    >
      {key === undefined ? (
        header
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(nextSort(key, sort, hasOwnOrder))}
          data-sorted={direction}
        >
          {header}
          <Arrow className={styles.arrow} aria-hidden="true" />
        </button>
      )}
      {columnWidth && <ColumnGrip column={name} header={header} {...columnWidth} />}
    </th>
  );
}
