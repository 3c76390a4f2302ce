import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards side by side; stacked where it is narrow. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
