import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './state.module.css';

type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** One sentence that says what will be listed here. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** An empty list: says so, and what to do about it. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.message}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
