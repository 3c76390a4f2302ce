import { t } from '@fieldspan/ui/i18n';
import type { MouseEvent, RefObject } from 'react';
import styles from './chrome.module.css';

/** First tab stop: skips the chrome and moves focus to the page. The address does not change. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <a href="#main" className={styles.skip} onClick={handleClick}>
      {t('Skip to the page')}
    </a>
  );
}
