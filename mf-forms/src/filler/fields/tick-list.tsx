import { Checkbox } from '@fieldspan/ui/checkbox';
import styles from './tick-list.module.css';

type TickListProps = {
  options: readonly string[];
  ticked: readonly string[];
  onChange: (ticked: string[]) => void;
};

/** Checkboxes, in columns where there is room. */
export function TickList({ options, ticked, onChange }: TickListProps) {
  return (
    <div className={styles.list}>
      {options.map((option) => (
        <Checkbox
          key={option}
          className={styles.box ?? ''}
          label={option}
          checked={ticked.includes(option)}
          onChange={(isTicked) => onChange(isTicked ? [...ticked, option] : ticked.filter((other) => other !== option))}
        />
      ))}
    </div>
  );
}
