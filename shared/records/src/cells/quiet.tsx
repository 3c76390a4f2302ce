import type { ReactNode } from 'react';
import styles from './quiet.module.css';

/** A cell that stands behind the title; a dash where there is nothing. `num` lines figures up. */
export function Quiet({ children, num = false }: { children: ReactNode; num?: boolean }) {
  return (
    <span className={styles.quiet} data-num={num || undefined}>
      {children === null || children === '' || children === undefined ? '–' : children}
    </span>
  );
}
