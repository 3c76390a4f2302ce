import { useId } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './segmented.module.css';

type SegmentedProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** For readers only, where what stands beside it says enough. */
  hideLabel?: boolean;
  className?: string;
};

/** A radio group drawn as a segmented control: few options, all visible. */
export function Segmented({ label, value, onChange, options, hideLabel = false, className }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? undefined : styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
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
