import { useState, type FocusEvent } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import styles from './text-field.module.css';

type MomentInputProps = {
  type: 'date' | 'time';
  frame: FieldFrameProps;
  value: string;
  min: string | undefined;
  max: string | undefined;
  onChange: (value: string) => void;
  /** What to say of a half-typed value, and of one that does not exist. */
  unreadable: string;
};

/** The device's own picker for a day or a time. What it holds half-typed is said, never handed on. */
export function MomentInput({ type, frame, value, min, max, onChange, unreadable }: MomentInputProps) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => setIsUnreadable(event.target.validity.badInput);
  return (
    <FieldFrame {...frame} error={isUnreadable ? unreadable : frame.error}>
      {(control) => (
        <input
          {...control}
          type={type}
          min={min}
          max={max}
          className={styles.control}
          value={value}
          onChange={(event) => {
            setIsUnreadable(false);
            onChange(event.target.value);
          }}
          onBlur={handleBlur}
        />
      )}
    </FieldFrame>
  );
}
