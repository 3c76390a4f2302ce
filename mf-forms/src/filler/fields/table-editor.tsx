import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { hasFreeRows, rowNames, shapedRows, withCell } from '@fieldspan/domain/form/table-shape';
import type { Labelled } from '../field-editor.ts';
import { sayTakenOut } from '../taken-out.ts';
import { ShownField } from './shown-field.tsx';
import styles from './table-editor.module.css';
import { TableRow } from './table-row.tsx';

/** A table. If the template has no fixed rows, the worker adds them. It scrolls inside itself. */
export function TableEditor({ entry: { field }, label, answer, error, onChange }: Labelled) {
  const names = rowNames(field);
  const cells = shapedRows(field, answer.value);
  const rows = cells.map((row, at) => ({ at, row, name: names[at] ?? String(at + 1) }));
  const isFree = hasFreeRows(field);
  const remove = (at: number, row: readonly string[], name: string) => {
    onChange({ value: cells.toSpliced(at, 1) });
    // What was written in the other rows meanwhile stays.
    const withRow = (now: Answer) => ({ ...now, value: shapedRows(field, now.value).toSpliced(at, 0, [...row]) });
    sayTakenOut(t('Row {{row}} taken out', { row: name }), () => onChange(withRow));
  };
  return (
    <ShownField label={label} required={field.requiredField} error={error}>
      <div className={styles.scroll} data-no-swipe>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Row')}</th>
              {field.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {isFree && <td aria-hidden="true"> </td>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, row, name }) => (
              <TableRow
                key={name}
                name={name}
                cells={row}
                columns={field.columns}
                onType={(column, text) => onChange({ value: withCell(field, cells, { row: at, column, text }) })}
                onRemove={isFree ? () => remove(at, row, name) : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isFree && (
        <Button
          className={styles.add}
          icon={<IconPlus aria-hidden="true" />}
          onClick={() => onChange({ value: [...cells, field.columns.map(() => '')] })}
        >
          {t('Add a row')}
        </Button>
      )}
    </ShownField>
  );
}
