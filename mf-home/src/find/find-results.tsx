import { explain } from '@fieldspan/api/explain';
import { declaredSearchQuery } from '@fieldspan/api/queries/find';
import { everythingQuery } from '@fieldspan/api/queries/search';
import { hitPath, isModelFound } from '@fieldspan/domain/hit-path';
import { matchingLabels } from '@fieldspan/domain/matching-labels';
import { dataText } from '@fieldspan/domain/message';
import { hitGroups } from '@fieldspan/federation/hit-groups';
import { foundPages } from '@fieldspan/federation/found-pages';
import { useFills } from '@fieldspan/federation/use-fills';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { ErrorState } from '@fieldspan/ui/error-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { MenuIcon } from '@fieldspan/ui/menu-icon';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQueries, useQuery } from '@tanstack/react-query';
import styles from './find-screen.module.css';

const MOST_ACTIONS = 4;
const MOST_PAGES = 6;

type Row = { to: string; title: string; note: string };
type Group = { title: string; icon: string; rows: readonly Row[] };
type Failed = { title: string; message: string; onRetry: () => void };

/**
 * What can be begun and what is found, a card for each kind: the kind with the best hit first. A search that fails does not
 * affect the others.
 */
export function FindResults({ text }: { text: string }) {
  const actions = useActions(text);
  const pages = usePages(text);
  const records = useQuery({ ...everythingQuery(text), meta: { quiet: true } });
  const others = useOthers(text);
  const isPending = records.isPending || others.isPending;
  const groups = [...actions, ...asGroups(records.data ?? []), ...pages, ...others.groups];
  const failed: Failed[] = records.isError
    ? [{ title: t('Records'), message: explain(records.error).text, onRetry: () => void records.refetch() }]
    : [];
  if (groups.length === 0 && isPending) return <SkeletonRows count={5} />;
  if (groups.length + failed.length + others.failed.length === 0) {
    return (
      <EmptyState title={t('Nothing found')}>{t('Nothing here matches “{{search}}”.', { search: text })}</EmptyState>
    );
  }
  return (
    <div className={styles.groups} aria-busy={isPending || undefined}>
      {groups.map((group) => (
        <Found key={group.title} {...group} />
      ))}
      {[...failed, ...others.failed].map(({ title, message, onRetry }) => (
        <Card key={title} title={title}>
          <ErrorState title={t('This could not be loaded')} message={message} onRetry={onRetry} />
        </Card>
      ))}
    </div>
  );
}

const Found = ({ title, icon, rows }: Group) => (
  <Card title={title} icon={<MenuIcon name={icon} />}>
    <ul>
      {rows.map((row) => (
        <ListItem key={row.to} to={row.to} title={row.title} subtitle={row.note} />
      ))}
    </ul>
  </Card>
);

const asGroups = (hits: Parameters<typeof hitGroups>[0]): Group[] =>
  hitGroups(hits).map(({ label, icon, hits: found }) => ({
    title: label,
    icon,
    rows: found.map((hit) => ({ to: hitPath(hit), title: hit.title, note: hit.subtitle })),
  }));

/** What the + menu offers, by its name: "New project". */
function useActions(text: string): Group[] {
  const offered = useFills('quick.add').flatMap(({ label, to }) =>
    label === undefined || to === undefined ? [] : [{ label: translated(dataText(label)), to }],
  );
  const rows = matchingLabels(offered, text, MOST_ACTIONS).map(({ label, to }) => ({ to, title: label, note: '' }));
  return rows.length === 0 ? [] : [{ title: t('Actions'), icon: 'rocket', rows }];
}

/** Settings and other pages that are in no menu. */
function usePages(text: string): Group[] {
  const rows = matchingLabels(foundPages(useFills('find.page')), text, MOST_PAGES).map(({ label, to }) => ({
    to,
    title: label,
    note: '',
  }));
  return rows.length === 0 ? [] : [{ title: t('Pages'), icon: 'settings', rows }];
}

/** What remotes search besides: records of models that the search over everything does not know. */
function useOthers(text: string): { isPending: boolean; groups: Group[]; failed: Failed[] } {
  const searched = useFills('find.source').flatMap(({ label, key, icon, search }) =>
    search && !isModelFound(search.model)
      ? [{ title: translated(dataText(label ?? key)), icon: icon ?? 'folder', search }]
      : [],
  );
  const results = useQueries({
    queries: searched.map(({ search }) => ({ ...declaredSearchQuery(search, text), meta: { quiet: true } })),
  });
  const each = searched.map(({ title, icon }, index) => ({ title, icon, result: results[index] }));
  return {
    isPending: results.some(({ isPending }) => isPending),
    groups: each.flatMap(({ title, icon, result }) =>
      result?.data && result.data.length > 0 ? [{ title, icon, rows: result.data }] : [],
    ),
    failed: each.flatMap(({ title, result }) =>
      result?.isError ? [{ title, message: explain(result.error).text, onRetry: () => void result.refetch() }] : [],
    ),
  };
}
