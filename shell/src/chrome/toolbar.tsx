import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './toolbar.module.css';

/** A toolbar under the top bar. Page and overlays leave room for its height. */
export function Toolbar({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    let shown = 0;
    // Told first after the layout and before the paint. A property of the root restyles the whole page, so it is set only when it
    // changes: most of the time there is no line, and its height is the 0 px that CSS assumes.
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      if (height === shown) return;
      shown = height;
      style.setProperty('--toolbar', `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--toolbar');
    };
  }, []);

  return (
    <div ref={line} className={styles.toolbar}>
      {children}
    </div>
  );
}
