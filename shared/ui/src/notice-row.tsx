import { Button } from './button.tsx';
import { t } from './i18n.ts';
import { IconButton } from './icon-button.tsx';
import { IconX } from './icons.ts';
import { AppLink } from './link.tsx';
import styles from './notice-row.module.css';
import { Tag } from './tag.tsx';

type NoticeRowProps = {
  message: string;
  /** Path inside the app; null for none. */
  to: string | null;
  /** When it arrived, in words. */
  time: string;
  isNew: boolean;
  /** Dismissed: it can be restored. */
  isDismissed: boolean;
  onFollow?: () => void;
  onDismiss: () => void;
  onUndo: () => void;
};

/** One notification in a list. The whole row is a link. */
export function NoticeRow({ message, to, time, isNew, isDismissed, onFollow, onDismiss, onUndo }: NoticeRowProps) {
  return (
    <li className={styles.item} data-gone={isDismissed ? '' : undefined}>
      <div className={styles.text}>
        {to === null ? (
          <p className={styles.message}>{message}</p>
        ) : (
          <AppLink to={to} className={`${styles.message} ${styles.link}`} onClick={onFollow}>
            {message}
          </AppLink>
        )}
        <p className={styles.time}>
          {time}
          {isNew && !isDismissed && <Tag tone="amber">{t('New')}</Tag>}
          {isDismissed && <span>{t('Dismissed')}</span>}
        </p>
      </div>
      {isDismissed ? (
        <Button className={styles.action ?? ''} variant="quiet" size="s" onClick={onUndo}>
          {t('Undo')}
        </Button>
      ) : (
        <IconButton className={styles.action ?? ''} label={t('Dismiss')} icon={<IconX />} onClick={onDismiss} />
      )}
    </li>
  );
}
