import type { ReactNode } from 'react';
import styles from './stack.module.css';

/** Cards one below the other, no wider than one reads well. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
