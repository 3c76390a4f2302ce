import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { t } from './i18n.ts';
import { IconPlugConnectedX, IconRefresh } from './icons.ts';
import styles from './state.module.css';

type ErrorStateProps = {
  title: string;
  /** What happened, what is safe, what to do. */
  message: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** A second action beside Retry. */
  action?: ReactNode;
  /** Report code, for support. */
  code?: string;
};

/** Shown in place of something that failed. */
export function ErrorState({ title, message, onRetry, retryLabel = t('Try again'), action, code }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <IconPlugConnectedX aria-hidden="true" />
      </span>
      <h2 className={styles.title} data-error="">
        {title}
      </h2>
      <div className={styles.message}>{message}</div>
      {(onRetry ?? action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="primary" icon={<IconRefresh aria-hidden="true" />} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
      {code && <p className={styles.code}>{code}</p>}
    </div>
  );
}
