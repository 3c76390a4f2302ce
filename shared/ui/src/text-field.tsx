import { useId, type ComponentProps, type Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'name' | 'required' | 'autoComplete' | 'placeholder' | 'disabled' | 'autoFocus' | 'inputMode' | 'className'
> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value; tied to the field and announced. */
  error?: string | undefined;
  hint?: string | undefined;
  multiline?: boolean;
  rows?: number;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** One line of text, or several with `multiline`. */
export function TextField({ label, onChange, error, hint, ...options }: TextFieldProps) {
  const { multiline = false, rows = 3, inputRef, className, type = 'text', ...props } = options;
  const id = useId();
  const notes = { [`${id}-hint`]: hint, [`${id}-error`]: error };
  const describedBy = Object.keys(notes).filter((key) => notes[key]);
  const Control = multiline ? 'textarea' : 'input';
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {props.required && <span aria-hidden="true"> *</span>}
      </label>
      <Control
        {...props}
        {...(multiline ? { rows } : { type })}
        id={id}
        ref={inputRef}
        className={styles.control}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.join(' ') || undefined}
      />
      <Note id={`${id}-hint`} text={hint} className={styles.hint} />
      <Note id={`${id}-error`} text={error} className={styles.error} />
    </div>
  );
}

function Note({ id, text, className }: { id: string; text: string | undefined; className: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className={className}>
      {text}
    </p>
  );
}
