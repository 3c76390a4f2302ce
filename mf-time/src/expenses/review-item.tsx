import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import styles from './review-item.module.css';

type ReviewItemProps = {
  to: string;
  leading: ReactNode;
  title: string;
  facts: readonly (string | null | undefined)[];
  work: ReactNode;
  amount: ReactNode;
  buttons: ReactNode;
};

/** An expense to approve, with all that the decision needs in one row. */
export function ReviewItem({ to, leading, title, facts, work, amount, buttons }: ReviewItemProps) {
  return (
    <li className={styles.item}>
      {leading}
      <span className={styles.text}>
        <AppLink className={styles.title} to={to}>
          {title}
        </AppLink>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        <span className={styles.facts}>{work}</span>
      </span>
      <span className={styles.amount}>{amount}</span>
      {buttons && <span className={styles.buttons}>{buttons}</span>}
    </li>
  );
}
