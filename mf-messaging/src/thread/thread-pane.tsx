import { threadQuery } from '@fieldspan/api/queries/messaging';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListControls } from './list-controls.ts';
import { ThreadNotFound } from './thread-not-found.tsx';
import { ThreadView } from './thread-view.tsx';

/** Refetched regularly: who has read and who is active changes meanwhile. */
const REFRESH_MS = 30_000;

type ThreadPaneProps = ListControls & { slug: string };

export function ThreadPane({ slug, ...list }: ThreadPaneProps) {
  const { data: thread } = useSuspenseQuery({ ...threadQuery(slug), refetchInterval: REFRESH_MS });
  const [params] = useSearchParams();
  const at = Number(params.get('at') ?? '');
  const openedAt = useMemo(() => (Number.isSafeInteger(at) && at > 0 ? { id: at } : null), [at]);
  return thread ? <ThreadView thread={thread} openedAt={openedAt} {...list} /> : <ThreadNotFound />;
}
