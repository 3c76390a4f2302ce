import type { Message } from '@fieldspan/api/queries/messaging';
import { messageTime } from '@fieldspan/domain/message-time';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import type { ComponentProps } from 'react';
import { Attachment } from './attachment.tsx';
import styles from './message-row.module.css';
import { MessageText } from './message-text.tsx';

type MessageRowProps = {
  message: Message;
  now: Date;
  /** The same author's message stands right above: name and picture are not said again. */
  isContinued: boolean;
  isOwn: boolean;
  picture: string | null;
  onShowFile: ComponentProps<typeof Attachment>['onShow'];
};

export function MessageRow({ message, now, isContinued, isOwn, picture, onShowFile }: MessageRowProps) {
  const { User: author, LibraryUpload: upload, created_at: at } = message;
  const name = author ? personName(author) : t('Former member');
  const time = messageTime(at, now);
  return (
    <li className={styles.row} data-continued={isContinued || undefined}>
      {!isContinued && <Avatar name={name} src={picture} className={styles.avatar ?? ''} />}
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.author} translate="no">
            {isOwn ? t('You') : name}
          </span>
          <time className={styles.time} dateTime={at}>
            {time}
          </time>
        </p>
        {message.is_deleted === 1 ? (
          <p className={styles.deleted}>{t('[message contents deleted by author]')}</p>
        ) : (
          <>
            <MessageText text={message.message} />
            {upload && <Attachment upload={upload} onShow={onShowFile} />}
          </>
        )}
      </div>
    </li>
  );
}
