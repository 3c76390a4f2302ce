import type { ReactNode } from 'react';
import styles from './muted.module.css';

/** A cell that stands behind the title; a dash where there is nothing. `num` lines figures up. */
export function Muted({ children, num = false }: { children: ReactNode; num?: boolean }) {
  return (
    <span className={styles.muted} data-num={num || undefined}>
      {children === null || children === '' || children === undefined ? '–' : children}
    </span>
  );
}
