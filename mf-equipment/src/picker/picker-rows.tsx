import { EmptyState } from '@fieldspan/ui/empty-state';
import { IconBan, IconCheck, IconChevronRight } from '@fieldspan/ui/icons';
import { Swatch } from '@fieldspan/ui/swatch';
import styles from './equipment-picker.module.css';

type PickerRow = {
  id: number;
  title: string;
  colour: string | null;
  note?: string;
  isPicked?: boolean;
  isBlocked?: boolean;
};

type PickerRowsProps = {
  label: string;
  empty: string;
  rows: readonly PickerRow[];
  onChoose: (id: number) => void;
  /** Rows are pieces: choosing one completes the choice. */
  isLast?: boolean;
};

/** One level of the picker. */
export function PickerRows({ label, empty, rows, onChoose, isLast = false }: PickerRowsProps) {
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, title, colour, note, isPicked = false, isBlocked = false }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={isLast ? isPicked : undefined}
            aria-disabled={isBlocked || undefined}
            onClick={() => !isBlocked && onChoose(id)}
          >
            <Swatch colour={colour} />
            <span className={styles.pickedText}>
              <span>{title}</span>
              {note && <span className={styles.note}>{note}</span>}
            </span>
            {isBlocked && <IconBan aria-hidden="true" />}
            {!isLast && <IconChevronRight aria-hidden="true" />}
            {isPicked && <IconCheck aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
