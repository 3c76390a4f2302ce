import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconArrowDown, IconArrowUp } from '@fieldspan/ui/icons';
import styles from './stream-chips.module.css';

type StreamChipsProps = {
  /** Unread ones above what is in view; 0 when their beginning has been seen. */
  unreadAbove: number;
  onFirstUnread: () => void;
  isAtEnd: boolean;
  /** Arrived since the reader left the end. */
  newsBelow: number;
  onNewest: () => void;
};

/** The server counts no further. */
const COUNTED = 100;

/** Ways to what is out of view: the first unread message, and the newest. */
export function StreamChips({ unreadAbove, onFirstUnread, isAtEnd, newsBelow, onNewest }: StreamChipsProps) {
  return (
    <>
      {unreadAbove > 0 && (
        <div className={styles.above}>
          <Button
            size="s"
            className={styles.chip ?? ''}
            icon={<IconArrowUp aria-hidden="true" />}
            onClick={onFirstUnread}
          >
            {unreadAbove === COUNTED
              ? t('Jump to {{count}} or more unread messages', { count: COUNTED })
              : plural(unreadAbove, 'Jump to {{count}} unread message', 'Jump to {{count}} unread messages')}
          </Button>
        </div>
      )}
      {!isAtEnd && (
        <div className={styles.below}>
          <Button size="s" className={styles.chip ?? ''} icon={<IconArrowDown aria-hidden="true" />} onClick={onNewest}>
            {newsBelow > 0
              ? plural(newsBelow, '{{count}} new message', '{{count}} new messages')
              : t('Newest messages')}
          </Button>
        </div>
      )}
    </>
  );
}
