import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './toolbar.module.css';

/** The line under the top bar. The page makes room for as much as it takes, be it nothing. */
export function Toolbar({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = line.current;
    const chrome = element?.parentElement;
    if (!element || !chrome) return undefined;
    const measure = () => chrome.style.setProperty('--toolbar', `${element.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      chrome.style.removeProperty('--toolbar');
    };
  }, []);

  return (
    <div ref={line} className={styles.toolbar}>
      {children}
    </div>
  );
}
