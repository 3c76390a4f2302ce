import { THREADS_KEY, threadListQuery, unreadQuery } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import type { ThreadTab } from '@fieldspan/domain/thread-tab';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMessages } from '@fieldspan/ui/icons';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ThreadStart } from '../engine/draft-content.ts';
import type { ListUrl } from '../list-url.ts';
import { useNow } from '@fieldspan/federation/now';
import { ThreadRow } from './thread-row.tsx';
import styles from './thread-rows.module.css';
import { UnsentThreads } from './unsent-threads.tsx';
import { useUnsentThreads } from './use-unsent-threads.ts';

/** Placeholder of a thread that is being created. */
const BEGUN_IN: ReadonlySet<ThreadTab> = new Set(['all', 'active', 'messages', 'job']);

const standsIn = (tab: ThreadTab, { about }: ThreadStart): boolean =>
  BEGUN_IN.has(tab) && (about ? tab !== 'messages' : tab !== 'job');

type ThreadRowsProps = {
  url: ListUrl;
  /** The query string that a thread's link keeps. */
  search: string;
  currentSlug: string | undefined;
};

export function ThreadRows({ url, search, currentSlug }: ThreadRowsProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    threadListQuery(url.tab, url.text),
  );
  const now = useNow();
  const unread = useUnread();
  const threads = data.pages.flatMap(({ rows }) => rows);
  const unsent = useUnsentThreads();
  const shown = url.text === '' ? unsent.filter(({ start }) => standsIn(url.tab, start)) : [];
  return (
    <>
      <UnsentThreads threads={shown} />
      {threads.length === 0 && shown.length === 0 && <NoThreads isSearch={url.text !== ''} />}
      <ul className={styles.rows}>
        {threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            now={now}
            to={`/message/${thread.slug}${search}`}
            isUnread={unread.includes(thread.id)}
            isCurrent={thread.slug === currentSlug}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('More...')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Unread marks. A row also shows the last message, so the rows are refetched whenever the marks change. */
function useUnread(): readonly number[] {
  const { data, dataUpdatedAt } = useQuery(unreadQuery());
  const unread = data?.threads ?? [];
  const hasUnread = unread.length > 0;
  const seenAt = useRef(dataUpdatedAt);
  useEffect(() => {
    if (seenAt.current === dataUpdatedAt) return;
    seenAt.current = dataUpdatedAt;
    if (hasUnread) void queryClient.invalidateQueries({ queryKey: THREADS_KEY });
  }, [dataUpdatedAt, hasUnread]);
  return unread;
}

function NoThreads({ isSearch }: { isSearch: boolean }) {
  const icon = <IconMessages aria-hidden="true" />;
  if (isSearch) {
    return (
      <EmptyState icon={icon} title={t('No threads found')}>
        {t('No subject has these words. Tick “Include messages in search” to look inside the messages too.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={t('No threads here')}>
      {t('Threads that you are a member of stand here, the latest message first.')}
    </EmptyState>
  );
}
