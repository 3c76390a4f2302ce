import { dataText } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/api/queries/messages';
import { messageTime } from '@fieldspan/domain/message-time';
import { personName } from '@fieldspan/domain/person-name';
import { readersOf } from '@fieldspan/domain/readers';
import { Avatar } from '@fieldspan/ui/avatar';
import { t, translated } from '@fieldspan/ui/i18n';
import { MessageActions } from './message-actions.tsx';
import { MessageContents } from './message-contents.tsx';
import styles from './message-row.module.css';
import { ReadBy } from './read-by.tsx';
import type { StreamScene } from './stream-scene.ts';

type MessageRowProps = {
  message: Message;
  scene: StreamScene;
  /** The previous message has the same author: name and picture are not repeated. */
  isContinued: boolean;
  /** Only the latest message shows who has read it. */
  isLast: boolean;
  /** Tab index of its buttons: only the current message's buttons are tab stops. */
  tabIndex: number;
};

export function MessageRow({ message, scene, isContinued, isLast, tabIndex }: MessageRowProps) {
  const { thread, ownId } = scene;
  const { User: author, created_at: at } = message;
  const name = author ? personName(author) : t('Former member');
  const isDeleted = message.is_deleted === 1;
  const readers = isLast ? readersOf(message, thread.Members).filter(({ id }) => id !== ownId) : [];
  return (
    <div className={styles.row} data-continued={isContinued || undefined}>
      {!isContinued && <Avatar name={name} src={author && scene.pictureOf(author)} className={styles.avatar ?? ''} />}
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.author} translate="no">
            {message.author_id === ownId ? t('You') : name}
          </span>
          <time className={styles.time} dateTime={at}>
            {messageTime(at, scene.now)}
          </time>
        </p>
        {isDeleted ? (
          <p className={styles.deleted}>{translated(dataText(message.message))}</p>
        ) : (
          <MessageContents message={message} scene={scene} />
        )}
        <ReadBy readers={readers} />
      </div>
      {!isDeleted && <MessageActions message={message} scene={scene} tabIndex={tabIndex} />}
    </div>
  );
}
