import { useId, type ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = {
  title?: string;
  /** The landmark's name, where a page has several cards with this title. */
  name?: string | undefined;
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A surface with a heading. Its children bring their own padding, as ListItem does. */
export function Card({ title, name, icon, action, children, className }: CardProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.card, className)}
      aria-label={name}
      aria-labelledby={name === undefined ? title && id : undefined}
    >
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
