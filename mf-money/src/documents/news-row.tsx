import type { ReactNode } from 'react';
import styles from './news-row.module.css';

type NewsRowProps = {
  title: string;
  /** When it was, or what can be done about it. */
  trailing: ReactNode;
  children?: ReactNode;
};

/** A row whose words are never cut: an address, and what a customer wrote, are read whole on a phone too. */
export function NewsRow({ title, trailing, children }: NewsRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        {children}
      </div>
      <div className={styles.trailing}>{trailing}</div>
    </li>
  );
}
