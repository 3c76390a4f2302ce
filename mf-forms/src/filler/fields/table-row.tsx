import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconTrash } from '@fieldspan/ui/icons';
import styles from './table-editor.module.css';

type TableRowProps = {
  name: string;
  cells: readonly string[];
  columns: readonly string[];
  onType: (column: number, text: string) => void;
  /** Null if the template's rows are fixed. */
  onRemove: (() => void) | null;
};

export function TableRow({ name, cells, columns, onType, onRemove }: TableRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column, at) => (
        <td key={column}>
          <input
            className={styles.cell}
            aria-label={t('{{row}}, {{column}}', { row: name, column })}
            value={cells[at] ?? ''}
            onChange={(event) => onType(at, event.target.value)}
          />
        </td>
      ))}
      {onRemove && (
        <td>
          <IconButton
            label={t('Remove row {{row}}', { row: name })}
            icon={<IconTrash aria-hidden="true" />}
            onClick={onRemove}
          />
        </td>
      )}
    </tr>
  );
}
