import type { ReactNode } from 'react';
import styles from './chrome.module.css';

type BarePageProps = {
  /** One of the shell's own screens, which are whole pages. */
  isOwn: boolean;
  children: ReactNode;
};

/** A page without chrome: for visitors who are not signed in, and for paper. */
export function BarePage({ isOwn, children }: BarePageProps) {
  if (isOwn) return children;
  return <main className={styles.alone}>{children}</main>;
}
