import { classNames } from './class-names.ts';
import styles from './progress.module.css';

type ProgressProps = {
  /** From 0 to 1; above 1 the bar is full and red. */
  value: number;
  /** What it measures; none when the same figure stands beside it in words. */
  label?: string;
  className?: string;
};

export function Progress({ value, label, className }: ProgressProps) {
  return (
    <progress
      className={classNames(styles.bar, className)}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      max={1}
      value={Math.min(Math.max(value, 0), 1)}
      data-over={value > 1 || undefined}
    />
  );
}
