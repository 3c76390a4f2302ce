import { useId, type ReactNode } from 'react';
import styles from './choice-row.module.css';

type ChoiceRowProps = {
  label: string;
  chosen: string;
  choices: readonly { value: string; label: string; sign: ReactNode; onChoose: () => void }[];
};

/** A radio group of icons, with their names on hover and for screen readers. */
export function ChoiceRow({ label, chosen, choices }: ChoiceRowProps) {
  const name = useId();
  return (
    <fieldset className={styles.row} aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice} title={choice.label}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            aria-label={choice.label}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={choice.onChoose}
          />
          {choice.sign}
        </label>
      ))}
    </fieldset>
  );
}
