import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './toolbar.module.css';

/** A toolbar under the top bar. Page and overlays leave room for its height. */
export function Toolbar({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--toolbar', `${element.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
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
