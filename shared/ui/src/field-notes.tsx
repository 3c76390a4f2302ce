import styles from './field-notes.module.css';

type Notes = {
  hint?: string | undefined;
  /** What is wrong with the value; tied to the field. */
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

/** What ties the notes to the control that they are about. */
export function noteProps(id: string, { hint, error }: Notes) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}
