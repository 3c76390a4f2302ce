import { useId } from 'react';
import styles from './segmented.module.css';

type SegmentedProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  className?: string;
};

/** A radio group drawn as a segmented control: few options, all visible. */
export function Segmented({ label, value, onChange, options, className }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
