import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQueries } from '@tanstack/react-query';
import styles from './find-screen.module.css';
import type { FindSource } from './find-sources.ts';

type FindResultsProps = { sources: readonly FindSource[]; text: string };

/** What was found, a card for each kind; kinds without a hit are left out. */
export function FindResults({ sources, text }: FindResultsProps) {
  const results = useSuspenseQueries({ queries: sources.map(({ query }) => query(text)) });
  const groups = sources.flatMap(({ title }, index) => {
    const rows = results[index]?.data ?? [];
    return rows.length === 0 ? [] : [{ title, rows }];
  });
  if (groups.length === 0) {
    return (
      <EmptyState title={t('Nothing found')}>{t('Nothing here matches “{{search}}”.', { search: text })}</EmptyState>
    );
  }
  return (
    <div className={styles.groups}>
      {groups.map(({ title, rows }) => (
        <Card key={title} title={t(title)}>
          <ul>
            {rows.map((row) => (
              <ListItem key={row.to} to={row.to} title={row.title} subtitle={row.note} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
