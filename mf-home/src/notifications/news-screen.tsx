import { latestNewsQuery } from '@fieldspan/api/queries/notices';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNow } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import styles from './news-screen.module.css';
import { NoticePages } from './notice-pages.tsx';

/** The product's latest release note. */
export function NewsScreen() {
  const { data: news, isError, refetch } = useQuery(latestNewsQuery());
  const today = localDay(useNow());
  usePageTitle(t('News'));
  return (
    <>
      <PageHeader title={t('News')} />
      <NoticePages current="news" />
      {news === undefined && !isError && <SkeletonRows count={5} />}
      {news === undefined && isError && (
        <ErrorState
          title={t('The news could not be loaded')}
          message={t('Check the connection and try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {news === null && (
        <EmptyState title={t('No news')}>{t('What changes in Fieldspan will be told here.')}</EmptyState>
      )}
      {news && (
        <Card title={news.title} className={styles.news ?? ''}>
          <div className={styles.text}>
            {news.release_date !== null && (
              <time dateTime={news.release_date}>{dayText(news.release_date, today)}</time>
            )}
            <p>{news.body}</p>
          </div>
        </Card>
      )}
    </>
  );
}
