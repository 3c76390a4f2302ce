import { dataText } from '@fieldspan/domain/message';
import { explain } from '@fieldspan/api/explain';
import { declaredSearchQuery } from '@fieldspan/api/queries/find';
import type { PlaceFill } from '@fieldspan/federation/lifecycles';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQueries } from '@tanstack/react-query';
import styles from './find-screen.module.css';

type FindResultsProps = { sources: readonly PlaceFill[]; text: string };

/**
 * The results, a card for each source; a source without results is left out, and one that fails does not affect the
 * others.
 */
export function FindResults({ sources, text }: FindResultsProps) {
  const searched = sources.flatMap(({ label, key, search }) =>
    search ? [{ title: translated(dataText(label ?? key)), search }] : [],
  );
  const results = useQueries({
    queries: searched.map(({ search }) => ({ ...declaredSearchQuery(search, text), meta: { quiet: true } })),
  });
  if (results.some(({ isPending }) => isPending)) return <SkeletonRows count={5} />;
  const groups = searched.flatMap(({ title }, index) => {
    const result = results[index];
    return result && (result.isError || result.data?.length !== 0) ? [{ title, result }] : [];
  });
  if (groups.length === 0) {
    return (
      <EmptyState title={t('Nothing found')}>{t('Nothing here matches “{{search}}”.', { search: text })}</EmptyState>
    );
  }
  return (
    <div className={styles.groups}>
      {groups.map(({ title, result: { data, error, refetch } }) => (
        <Card key={title} title={title}>
          {data ? (
            <ul>
              {data.map((row) => (
                <ListItem key={row.to} to={row.to} title={row.title} subtitle={row.note} />
              ))}
            </ul>
          ) : (
            <ErrorState
              title={t('This could not be loaded')}
              message={explain(error).text}
              onRetry={() => void refetch()}
            />
          )}
        </Card>
      ))}
    </div>
  );
}
