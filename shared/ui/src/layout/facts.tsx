import type { ReactNode } from 'react';
import styles from './facts.module.css';

type FactsProps = { facts: readonly { term: string; fact: ReactNode }[] };

/** A definition list; empty entries are left out. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ fact }) => Boolean(fact))
        .map(({ term, fact }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
