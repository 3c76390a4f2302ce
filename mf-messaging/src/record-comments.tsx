import { commentThreadQuery } from '@fieldspan/api/queries/comments';
import { threadQuery } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { FirstComment } from './first-comment.tsx';
import styles from './record-comments.module.css';
import { ThreadBody } from './thread/thread-body.tsx';

type CommentsProps = WidgetContracts['messaging.comments'];

/** What people say about one record, on the record's own page. */
export function Widget(props: CommentsProps) {
  return (
    <section className={styles.comments} aria-label={t('Comments')}>
      <h2 className={styles.title}>{t('Comments')}</h2>
      <Suspense fallback={<SkeletonRows count={3} />}>
        <Comments {...props} />
      </Suspense>
    </section>
  );
}

function Comments(props: CommentsProps) {
  const { data: thread } = useSuspenseQuery(commentThreadQuery(props.model, props.slug));
  if (thread) return <CommentThread slug={thread.slug} />;
  return (
    <>
      <EmptyState icon={<IconMessage aria-hidden="true" />} title={t('No comments yet')}>
        {t('What people say about this record shows here.')}
      </EmptyState>
      <FirstComment {...props} />
    </>
  );
}

function CommentThread({ slug }: { slug: string }) {
  const { data: thread } = useSuspenseQuery(threadQuery(slug));
  if (!thread) return <EmptyState title={t('Message thread not found, or it is private')} />;
  return <OpenThread thread={thread} />;
}

function OpenThread({ thread }: { thread: Thread }) {
  const { data: mine } = useSuspenseQuery(myThreadQuery(thread.id));
  return <ThreadBody thread={thread} mine={mine} goTo={null} onUnread={() => undefined} />;
}
