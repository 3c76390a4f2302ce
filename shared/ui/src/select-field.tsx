import { useId } from 'react';
import { classNames } from './class-names.ts';
import { IconChevronDown } from './icons.ts';
import styles from './select-field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SelectFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
  disabled?: boolean;
  className?: string;
};

/** One of a list. The device's own picker: the best one on a phone. */
export function SelectField({
  label,
  value,
  onChange,
  options,
  hideLabel = false,
  disabled,
  className,
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.control}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </div>
  );
}
