import { IconArrowDown, IconArrowUp } from '../icons.ts';
import type { Column, Sort } from './columns.ts';
import styles from './table-grid.module.css';

type SortHeaderProps = {
  column: Pick<Column<never>, 'header' | 'sort' | 'align' | 'width'>;
  sort: Sort | undefined;
  onSort: ((key: string) => void) | undefined;
};

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** A column's heading; a button where the column sorts. */
export function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const { header, sort: key, align, width } = column;
  const direction = key !== undefined && sort?.key === key ? sort.direction : undefined;
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={styles.header}
      data-align={align}
      style={width === undefined ? undefined : { inlineSize: width }}
      aria-sort={direction && ARIA[direction]}
    >
      {key !== undefined && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(key)} data-sorted={direction}>
          {header}
          <Arrow className={styles.arrow} aria-hidden="true" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
