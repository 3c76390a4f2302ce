import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-frame.module.css';
import { FieldNotes, noteProps } from './field-notes.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What every field takes. */
export type FieldFrameProps = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value; tied to the field. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
  className?: string | undefined;
};

type Control = ReturnType<typeof noteProps> & {
  id: string;
  required: boolean | undefined;
  disabled: boolean | undefined;
};

/** A label above, a control, and its notes below, tied together. */
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
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Takes apart what the frame needs and what is the control's own. */
export function splitFrame<P extends FieldFrameProps>(props: P) {
  const { label, hint, error, required, disabled, hideLabel, className, ...own } = props;
  const frame = { label, hint, error, required, disabled, className, ...(hideLabel !== undefined && { hideLabel }) };
  return { frame, own };
}
