import { explain } from '@fieldspan/api/explain';
import { historyQuery } from '@fieldspan/api/queries/history';
import type { ModelName } from '@fieldspan/contract/models';
import type { FieldWords } from '@fieldspan/domain/history-words';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useInfiniteQuery } from '@tanstack/react-query';
import styles from './history-list.module.css';
import { HistoryLine } from './history-line.tsx';

type HistoryListProps = { model: ModelName; id: number; words: Readonly<Record<string, FieldWords>> };

/** Lists who changed what in a record, newest first; each earlier value can be restored. */
export function HistoryList({ model, id, words }: HistoryListProps) {
  const history = useInfiniteQuery({ ...historyQuery(model, id), throwOnError: false });
  if (history.isError && !history.data) {
    return (
      <ErrorState
        title={t('The history could not be loaded')}
        message={explain(history.error).text}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (!history.data) return <SkeletonRows count={4} />;
  const lines = history.data.pages.flatMap(({ lines: page, names }) => page.map((line) => ({ line, names })));
  const [first] = history.data.pages;
  if (lines.length === 0 || !first) {
    return (
      <EmptyState icon={<IconClock aria-hidden="true" />} title={t('No changes yet')}>
        {t('Every change of this record will be listed here, with who made it.')}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={styles.lines}>
        {lines.map(({ line, names }) => (
          <HistoryLine
            key={line.id}
            of={{ model, id, version: first.version }}
            line={line}
            names={names}
            words={words}
            mayRestore={first.may_restore}
            isNow={line.version === first.version}
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('Show earlier changes')}
        </Button>
      )}
    </>
  );
}
