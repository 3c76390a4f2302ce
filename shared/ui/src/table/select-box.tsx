import type { ChangeEvent } from 'react';
import { classNames } from '../class-names.ts';
import { IconCheck, IconMinus } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './select-box.module.css';
import type { SelectionState } from './selection.ts';

type SelectBoxProps = {
  label: string;
  /** Id of the element that names the row. */
  describedBy?: string;
  state: SelectionState;
  className?: string | undefined;
  /** @param isRange whether Shift was held */
  onToggle: (isRange: boolean) => void;
};

/** A checkbox that selects a row, or all of them. */
export function SelectBox({ label, describedBy, state, className, onToggle }: SelectBoxProps) {
  const handleChange = ({ nativeEvent }: ChangeEvent) =>
    onToggle(nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey);
  const Mark = state === 'some' ? IconMinus : IconCheck;
  return (
    <label className={classNames(styles.target, className)}>
      <input
        type="checkbox"
        className={styles.box}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        aria-describedby={describedBy}
        onChange={handleChange}
      />
      {state !== 'none' && <Mark className={styles.mark} aria-hidden="true" />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
