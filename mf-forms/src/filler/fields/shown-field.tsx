import { FieldNotes } from '@fieldspan/ui/field-notes';
import { useId, type ReactNode } from 'react';
import styles from './shown-field.module.css';

type ShownFieldProps = {
  label: string;
  required?: boolean;
  hint?: string | undefined;
  error: string | undefined;
  children: ReactNode;
};

/** A field that consists of several controls: label above, notes below. */
export function ShownField({ label, required = false, hint, error, children }: ShownFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {children}
      {(hint || error) && <FieldNotes id={id} hint={hint} error={error} />}
    </fieldset>
  );
}
