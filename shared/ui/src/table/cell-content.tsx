import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import styles from './cell-content.module.css';

type CellContentProps<R> = {
  column: Column<R>;
  row: R;
  /** The cell as it is read. */
  children: ReactNode;
};

/**
 * What a cell shows: its content with a pencil beside it, or an input while it is edited. Every cell that can be edited has a
 * pencil, so it is one element that CSS draws: an icon component for each made half of the elements of a list.
 */
export function CellContent<R>({ column: { edit, key, align }, row, children }: CellContentProps<R>) {
  if (!edit?.isAllowed(row)) return children;
  const editor = edit.editor(row);
  if (editor !== null) return <span data-edits={key}>{editor}</span>;
  return (
    <span className={styles.place} data-align={align} data-saving={edit.isSaving(row) || undefined}>
      <span className={styles.content}>{children}</span>
      <button
        type="button"
        className={styles.pencil}
        aria-label={edit.label}
        title={edit.label}
        aria-keyshortcuts="F2"
        tabIndex={-1}
        data-pencil={key}
        onClick={() => edit.onStart(row)}
      />
    </span>
  );
}
