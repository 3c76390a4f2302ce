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
  /** Messages for an incomplete value, and for one that does not exist. */
  unreadable: string;
};

/** The device's own picker for a date or a time. An incomplete value is reported in words and never passed on. */
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
