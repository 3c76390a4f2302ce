import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconArrowDown, IconArrowUp } from '@fieldspan/ui/icons';
import styles from './stream-chips.module.css';

type StreamChipsProps = {
  /** Number of unread messages above the view; 0 once their start has been seen. */
  unreadAbove: number;
  onFirstUnread: () => void;
  isAtEnd: boolean;
  /** Number of messages that arrived since the reader scrolled away from the end. */
  newsBelow: number;
  onNewest: () => void;
};

/** The server stops counting here. */
const COUNTED = 100;

/** Buttons that scroll to the first unread and to the newest message. */
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
              : plural(unreadAbove, {
                  one: 'Jump to {{count}} unread message',
                  other: 'Jump to {{count}} unread messages',
                })}
          </Button>
        </div>
      )}
      {!isAtEnd && (
        <div className={styles.below}>
          <Button size="s" className={styles.chip ?? ''} icon={<IconArrowDown aria-hidden="true" />} onClick={onNewest}>
            {newsBelow > 0
              ? plural(newsBelow, { one: '{{count}} new message', other: '{{count}} new messages' })
              : t('Newest messages')}
          </Button>
        </div>
      )}
    </>
  );
}
