import { explain } from '@fieldspan/api/explain';
import { activityQuery } from '@fieldspan/api/queries/history';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Stack } from '@fieldspan/ui/layout/stack';
import { ActivityFilter } from './activity-filter.tsx';
import { ActivityRow } from './activity-row.tsx';
import styles from './activity.module.css';
import { useActivityFilters } from './use-activity-filters.ts';

/** The company's activity: sign-ins, permissions, approvals, deletions, exports. */
export function ActivityPanel() {
  const { filters } = useActivityFilters();
  const activity = useInfiniteQuery({ ...activityQuery(filters), throwOnError: false });
  return (
    <Stack>
      <ActivityFilter />
      {activity.isError && !activity.data && (
        <ErrorState
          title={t('The activity could not be loaded')}
          message={explain(activity.error).text}
          onRetry={() => void activity.refetch()}
        />
      )}
      {activity.isPending && <SkeletonRows count={6} />}
      {activity.data && <Lines pages={activity.data.pages} />}
      {activity.hasNextPage && (
        <Button
          className={styles.more ?? ''}
          busy={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          {t('Show earlier activity')}
        </Button>
      )}
    </Stack>
  );
}

function Lines({ pages }: { pages: readonly Parameters<typeof ActivityRow>[0]['page'][] }) {
  if (pages.every(({ lines }) => lines.length === 0)) {
    return (
      <EmptyState icon={<IconClock aria-hidden="true" />} title={t('Nothing happened here')}>
        {t('Sign-ins, changed permissions, approvals, deletions and exports are listed here. Try other filters.')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.lines}>
      {pages.flatMap((page) => page.lines.map((line) => <ActivityRow key={line.id} line={line} page={page} />))}
    </ul>
  );
}
