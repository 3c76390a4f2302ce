import type { FormField } from '@fieldspan/domain/form/form-sections';
import { t } from '@fieldspan/ui/i18n';
import { rowNames, shapedRows } from '@fieldspan/domain/form/table-shape';
import styles from './static-table.module.css';

type StaticTableProps = { field: FormField; value: unknown };

export function StaticTable({ field, value }: StaticTableProps) {
  const names = rowNames(field);
  const rows = shapedRows(field, value).map((cells, at) => ({ name: names[at] ?? String(at + 1), cells }));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Row')}</th>
            {field.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {field.columns.map((column, at) => (
                <td key={column}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
