import type { ReactNode } from 'react';
import styles from './muted.module.css';

/** A cell of secondary text; a dash for none. `num` aligns digits. */
export function Muted({ children, num = false }: { children: ReactNode; num?: boolean }) {
  return (
    <span className={styles.muted} data-num={num || undefined}>
      {children === null || children === '' || children === undefined ? '–' : children}
    </span>
  );
}
