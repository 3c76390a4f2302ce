import { FieldNotes, noteProps } from '@fieldspan/ui/field-notes';
import { useId, type ReactNode } from 'react';
import styles from './field-of.module.css';

type FieldOfProps = { label: string; required?: boolean; error?: string; children: ReactNode };

/** The label of a field with more than one control, and its error. */
export function FieldOf({ label, required = false, error, children }: FieldOfProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} {...noteProps(id, { error })}>
      <legend className={styles.label}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {children}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
