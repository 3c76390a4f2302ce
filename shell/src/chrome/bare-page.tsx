import type { ReactNode } from 'react';
import styles from './chrome.module.css';

type BarePageProps = {
  /** One of the shell's own screens, which are whole pages. */
  isOwn: boolean;
  children: ReactNode;
};

/** A page without chrome: for anonymous visitors, and for printing. */
export function BarePage({ isOwn, children }: BarePageProps) {
  if (isOwn) return children;
  return <main className={styles.alone}>{children}</main>;
}
