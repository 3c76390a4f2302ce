import type { ReactNode } from 'react';
import styles from './stack.module.css';

/** Stacked cards, limited to a readable width. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
