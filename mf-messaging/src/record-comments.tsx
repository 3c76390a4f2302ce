import { commentThreadQuery } from '@fieldspan/api/queries/comments';
import { threadQuery } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Wait } from '@fieldspan/federation/wait';
import { useOwnUserId } from './own-user-id.ts';
import { PendingComments } from './pending-comments.tsx';
import styles from './record-comments.module.css';
import { addresseeOf, uncommented } from './engine/addressee.ts';
import { Composer } from './thread/compose/composer.tsx';
import { ThreadMessages } from './thread/thread-messages.tsx';

type CommentsProps = WidgetContracts['messaging.comments'];

/** The comments on a record, on the record's own page. */
export function Widget(props: CommentsProps) {
  // What has not begun is as high as it needs; a stream scrolls in a height of its own.
  const isBegun = Boolean(useQuery(commentThreadQuery(props.model, props.slug)).data);
  return (
    <section className={styles.comments} data-begun={isBegun || undefined} aria-label={t('Comments')}>
      <h2 className={styles.title}>{t('Comments')}</h2>
      <Wait fallback={<SkeletonRows count={3} />}>
        <Comments {...props} />
      </Wait>
    </section>
  );
}

/** The box stays mounted when the thread is created, so that nobody loses what they are typing. */
function Comments(record: CommentsProps) {
  const ownId = useOwnUserId();
  const { data: begun } = useSuspenseQuery(commentThreadQuery(record.model, record.slug));
  const { data: thread = null } = useQuery({ ...threadQuery(begun?.slug ?? ''), enabled: begun !== null });
  const to = thread ? addresseeOf(thread, ownId) : uncommented(record);
  return (
    <>
      {thread ? (
        <Wait fallback={<SkeletonRows count={3} />}>
          <CommentThread thread={thread} />
        </Wait>
      ) : (
        <PendingComments to={to} />
      )}
      <Composer to={to} />
    </>
  );
}

function CommentThread({ thread }: { thread: Thread }) {
  const { data: mine } = useSuspenseQuery(myThreadQuery(thread.id));
  return <ThreadMessages thread={thread} mine={mine} goTo={null} onUnread={() => undefined} />;
}
