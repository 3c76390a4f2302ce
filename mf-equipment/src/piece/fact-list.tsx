import styles from './fact-list.module.css';

type FactListProps = { facts: readonly { term: string; text: string | null | undefined }[] };

/** A list of terms and values; empty ones are left out. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ text }) => text)
        .map(({ term, text }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
