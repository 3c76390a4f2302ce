import { useId, type ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = { title?: string; icon?: ReactNode; action?: ReactNode; children?: ReactNode; className?: string };

/** A surface with a heading. Its children bring their own padding, as ListItem does. */
export function Card({ title, icon, action, children, className }: CardProps) {
  const id = useId();
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={title && id}>
      {title && (
        <header className={styles.header}>
          {icon}
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {action && <div className={styles.action}>{action}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
