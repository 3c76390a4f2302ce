import { Fragment } from 'react';
import styles from './inline-facts.module.css';

/** Facts in one line, such as a trade and a phone number; it wraps only between two of them. */
export function InlineFacts({ facts }: { facts: readonly (string | null | undefined)[] }) {
  return facts.filter(Boolean).map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && ' · '}
      <span className={styles.fact}>{fact}</span>
    </Fragment>
  ));
}
