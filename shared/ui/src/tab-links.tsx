import { useLayoutEffect, useRef } from 'react';
import { bringIntoSight } from './bring-into-sight.ts';
import { classNames } from './class-names.ts';
import { AppLink } from './link.tsx';
import styles from './tab-links.module.css';

type TabLinksProps = {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean; count?: number }[];
  className?: string;
};

/** The tabs of a record or a list, each with its own address. */
export function TabLinks({ label, tabs, className }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;

  // If the tabs do not fit, scrolls the current one into view: with the frame, as asking for places now would lay out the page
  // before the rest of it is there.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const bar = nav.current;
      const tab = bar?.querySelector(`a[href=${JSON.stringify(current ?? '')}]`);
      if (!bar || !tab) return;
      const [room, own] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
      bar.scrollLeft += own.left - room.left - (room.width - own.width) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <nav ref={nav} aria-label={label} className={classNames(styles.tabs, className)}>
      {tabs.map((tab) => (
        <AppLink
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          onFocus={bringIntoSight}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
