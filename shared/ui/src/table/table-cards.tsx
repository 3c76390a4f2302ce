import type { RowData } from '@tanstack/react-table';
import { t } from '../i18n.ts';
import { AppLink } from '../link.tsx';
import { SelectField } from '../select-field.tsx';
import { cardColumns, type Column, type Sort } from './columns.ts';
import type { TableRowsProps } from './table-grid.tsx';
import styles from './table-cards.module.css';

/** The rows as cards, for a narrow window: a title, a status and two facts. */
export function TableCards<R extends RowData>({
  label,
  rows,
  columns,
  rowKey,
  rowTo,
  sort,
  onSort,
}: TableRowsProps<R>) {
  const { title, status, facts } = cardColumns(columns);
  return (
    <>
      {onSort && <SortField columns={columns} sort={sort} onSort={onSort} />}
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            <div className={styles.head}>
              <span className={styles.title}>
                {rowTo ? (
                  <AppLink to={rowTo(row)} className={styles.link}>
                    {title?.cell(row)}
                  </AppLink>
                ) : (
                  title?.cell(row)
                )}
              </span>
              {status?.cell(row)}
            </div>
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.key} className={styles.fact}>
                  <dt>{fact.header}</dt>
                  <dd>{fact.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

type SortFieldProps<R> = { columns: readonly Column<R>[]; sort: Sort | undefined; onSort: (sort: Sort) => void };

function SortField<R>({ columns, sort, onSort }: SortFieldProps<R>) {
  const choices = columns.flatMap(({ header, sort: key }) =>
    key === undefined
      ? []
      : [
          {
            value: `${key}:asc`,
            label: t('{{column}}, ascending', { column: header }),
            sort: { key, direction: 'asc' } as const,
          },
          {
            value: `${key}:desc`,
            label: t('{{column}}, descending', { column: header }),
            sort: { key, direction: 'desc' } as const,
          },
        ],
  );
  if (choices.length === 0) return null;
  const current = sort ? `${sort.key}:${sort.direction}` : '';
  const options = choices.some(({ value }) => value === current)
    ? choices
    : [{ value: current, label: t('Default order') }, ...choices];
  const handleChange = (value: string) => {
    const chosen = choices.find((choice) => choice.value === value);
    if (chosen) onSort(chosen.sort);
  };
  return (
    <SelectField
      className={styles.sort ?? ''}
      label={t('Sort by')}
      hideLabel
      value={current}
      options={options}
      onChange={handleChange}
    />
  );
}
