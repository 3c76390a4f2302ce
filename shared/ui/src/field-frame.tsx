import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-frame.module.css';
import { FieldNotes, noteProps } from './field-notes.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props that every field has. */
export type FieldFrameProps = {
  label: string;
  hint?: string | undefined;
  /** Error message, linked to the control. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  className?: string | undefined;
};

type Control = ReturnType<typeof noteProps> & {
  id: string;
  required: boolean | undefined;
  disabled: boolean | undefined;
};

/** A label above a control and notes below it, linked for screen readers. */
export function FieldFrame(props: FieldFrameProps & { children: (control: Control) => ReactNode }) {
  const { label, hint, error, required, disabled, hideLabel = false, className, children } = props;
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label} data-hidden={hideLabel || undefined}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {required && !hideLabel && <span aria-hidden="true"> *</span>}
      </label>
      {children({ id, required, disabled, ...noteProps(id, { hint, error }) })}
      {(hint || error) && <FieldNotes id={id} hint={hint} error={error} />}
    </div>
  );
}

/** Splits props into the frame's and the control's own. */
export function splitFrame<P extends FieldFrameProps>(props: P) {
  const { label, hint, error, required, disabled, hideLabel, className, ...own } = props;
  const frame = { label, hint, error, required, disabled, className, ...(hideLabel !== undefined && { hideLabel }) };
  return { frame, own };
}
