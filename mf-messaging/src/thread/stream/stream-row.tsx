import type { Message } from '@fieldspan/api/queries/messages';
import { messageTime } from '@fieldspan/domain/message-time';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import { MessageRow } from './message-row.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import { StreamLine } from './stream-line.tsx';
import type { StreamListRow } from './stream-list-row.ts';
import styles from './stream-row.module.css';
import type { StreamScene } from './stream-scene.ts';
import { StuckActions } from './stuck-actions.tsx';
import type { StreamWalk } from './use-stream-walk.ts';

type StreamRowProps = {
  row: StreamListRow;
  scene: StreamScene;
  walk: StreamWalk;
  isLast: boolean;
  /** This row is the scroll target. */
  isSought: boolean;
};

/** One row of the stream; keyboard navigation visits rows with messages. */
export function StreamRow({ row, scene, walk, isLast, isSought }: StreamRowProps) {
  if (row.kind === 'day' || row.kind === 'new') return <StreamLine row={row} now={scene.now} />;
  const place = walk.placeOf(row.key);
  return (
    <article
      className={styles.article}
      data-message={row.key}
      data-sought={isSought || undefined}
      aria-label={row.kind === 'message' ? spoken(row.message, scene) : t('You: {{text}}', { text: row.outgoing.text })}
      {...place}
    >
      {row.kind === 'message' ? (
        <MessageRow
          message={row.message}
          scene={scene}
          isContinued={row.continued}
          isLast={isLast}
          tabIndex={place.tabIndex}
        />
      ) : (
        <OutgoingRow
          message={row.outgoing}
          mentioned={scene.thread.Members}
          ownId={scene.ownId}
          pictureOf={scene.pictureOf}
        >
          <StuckActions thread={scene.thread} ownId={scene.ownId} message={row.outgoing} />
        </OutgoingRow>
      )}
    </article>
  );
}

/** Author and text first, time last. */
function spoken({ User, author_id, message, LibraryUpload: upload, created_at }: Message, scene: StreamScene): string {
  const name = author_id === scene.ownId ? t('You') : User ? personName(User) : t('Former member');
  const words = message === '' ? (upload?.original_filename ?? '') : message;
  return `${name}: ${words}. ${messageTime(created_at, scene.now)}`;
}
