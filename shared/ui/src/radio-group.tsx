import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes, noteProps } from './field-notes.tsx';
import styles from './radio-group.module.css';

type RadioGroupProps = {
  label: string;
  /** Empty if nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; note?: string; disabled?: boolean }[];
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string;
};

/** Selects one of a few visible options, each with room for a description. */
export function RadioGroup({ label, value, onChange, options, ...rest }: RadioGroupProps) {
  const { hint, error, required, disabled, className } = rest;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={classNames(styles.group, className)}
      aria-required={required}
      disabled={disabled}
      {...noteProps(id, { hint, error })}
    >
      <legend className={styles.legend}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={id}
            className={styles.input}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.note ? (
            <span className={styles.text}>
              <span>{option.label}</span>
              <span className={styles.note}>{option.note}</span>
            </span>
          ) : (
            option.label
          )}
        </label>
      ))}
      {(hint || error) && <FieldNotes id={id} hint={hint} error={error} />}
    </fieldset>
  );
}
