import { IconButton } from '../icon-button.tsx';
import styles from './row-buttons.module.css';
import type { RowButton } from './table-model.ts';

type RowButtonsProps<R> = {
  row: R;
  buttons: readonly RowButton<R>[];
  /** Id of the element that names the row. */
  describedBy: string;
};

/** The actions of a row; always visible, because touch has no hover. */
export function RowButtons<R>({ row, buttons, describedBy }: RowButtonsProps<R>) {
  return (
    <span className={styles.buttons}>
      {buttons.map(({ label, icon, danger, onPress }) => (
        <IconButton
          key={label}
          className={styles.button ?? ''}
          label={label}
          icon={icon}
          data-danger={danger}
          aria-describedby={describedBy}
          onClick={() => onPress(row)}
        />
      ))}
    </span>
  );
}
