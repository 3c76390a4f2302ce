import { notificationFeedQuery } from '@fieldspan/api/queries/notices';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { IconBell } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Pagination } from '@fieldspan/ui/pagination';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { FeedList } from './feed-list.tsx';
import { NoticePages } from './notice-pages.tsx';

const PAGE_SIZE = 25;

const hrefFor = (page: number) => (page === 1 ? '/notifications/feed' : `/notifications/feed?page=${page}`);

/** Every notification of the person, including dismissed ones. */
export function FeedScreen() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const feed = useQuery(notificationFeedQuery(page, PAGE_SIZE));
  usePageTitle(t('Alerts'));
  return (
    <>
      <PageHeader title={t('Alerts')} count={feed.data?.meta?.count} />
      <NoticePages current="feed" />
      {feed.data ? (
        <>
          {feed.data.rows.length === 0 ? (
            <EmptyState icon={<IconBell aria-hidden="true" />} title={t('No alerts')}>
              {t('What needs you will be listed here.')}
            </EmptyState>
          ) : (
            <FeedList key={page} notifications={feed.data.rows} />
          )}
          <Pagination
            page={page}
            pages={feed.data.meta?.num_pages ?? page}
            count={feed.data.meta?.count}
            pageSize={PAGE_SIZE}
            hrefFor={hrefFor}
          />
        </>
      ) : (
        <Waiting isFailed={feed.isError} onRetry={() => void feed.refetch()} />
      )}
    </>
  );
}

function Waiting({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  if (!isFailed) return <SkeletonRows count={5} />;
  return (
    <ErrorState
      title={t('The alerts could not be loaded')}
      message={t('Check the connection and try again.')}
      onRetry={onRetry}
    />
  );
}
