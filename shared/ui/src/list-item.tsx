import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AppLink } from './link.tsx';
import styles from './list-item.module.css';

type ListItemProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Before the text: an avatar, an icon, a time. */
  leading?: ReactNode;
  /** After the text: a tag, a date, a button. */
  trailing?: ReactNode;
  to?: string;
  className?: string | undefined;
};

/** One row of a list: two lines, with something before and after. Must be inside a `<ul>`. */
export function ListItem({ title, subtitle, leading, trailing, to, className }: ListItemProps) {
  return (
    <li className={classNames(styles.item, className)}>
      {leading}
      <div className={styles.text}>
        {to === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <AppLink to={to} className={classNames(styles.title, styles.link)}>
            {title}
          </AppLink>
        )}
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      </div>
      {trailing && <div className={styles.trailing}>{trailing}</div>}
    </li>
  );
}
