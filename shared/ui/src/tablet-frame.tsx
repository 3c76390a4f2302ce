import type { ReactNode } from 'react';
import styles from './tablet-frame.module.css';

/** The page of a tablet that many people use: a bar that says whose it is, and large controls below. */
export function TabletFrame({ brand, where, children }: { brand: ReactNode; where: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.brand}>{brand}</p>
        {where && <p className={styles.where}>{where}</p>}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

/** The focused element is gone, so focus moves to the heading for screen readers. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** @param isBack whether the page comes back from a person, so that the focus has to come to the heading */
export const TabletTitle = ({ isBack = false, children }: { isBack?: boolean; children: ReactNode }) => (
  <h1 ref={isBack ? takeFocus : null} className={styles.title} tabIndex={-1} data-page-heading="">
    {children}
  </h1>
);
