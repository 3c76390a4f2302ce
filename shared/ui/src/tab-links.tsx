import { classNames } from './class-names.ts';
import { AppLink } from './link.tsx';
import styles from './tab-links.module.css';

type TabLinksProps = {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean; count?: number }[];
  className?: string;
};

/** The views of a record or a list, each with its own address. */
export function TabLinks({ label, tabs, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, className)}>
      {tabs.map((tab) => (
        <AppLink key={tab.to} to={tab.to} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
