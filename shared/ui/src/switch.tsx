import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes, noteProps } from './field-notes.tsx';
import styles from './switch.module.css';

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string;
};

/** An on/off switch that takes effect at once, without saving. */
export function Switch({ label, checked, onChange, ...rest }: SwitchProps) {
  const { hint, error, required, disabled, className } = rest;
  const id = useId();
  return (
    <div className={classNames(styles.switch, className)}>
      <label className={styles.row}>
        <span className={styles.text}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
        <input
          type="checkbox"
          role="switch"
          className={styles.track}
          checked={checked}
          aria-checked={checked}
          required={required}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          {...noteProps(id, { hint, error })}
        />
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
