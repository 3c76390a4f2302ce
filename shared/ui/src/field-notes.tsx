import styles from './field-notes.module.css';

type Notes = {
  hint?: string | undefined;
  /** Error message, linked to the control. */
  error?: string | undefined;
};

/** The hint and the error below a field. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
}

/** The ARIA attributes that link the notes to their control. */
export function noteProps(id: string, { hint, error }: Notes) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}
