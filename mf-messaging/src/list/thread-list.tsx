import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useSearchText } from '@fieldspan/federation/search-text';
import { useSearchParams } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useDeferredValue } from 'react';
import { isNarrowed, listSearch, readListUrl } from '../list-url.ts';
import type { ListUrl } from '../list-url.ts';
import { SearchHits } from './search-hits.tsx';
import styles from './thread-list.module.css';
import { ThreadRows } from './thread-rows.tsx';
import { ThreadTabs } from './thread-tabs.tsx';

const SearchChips = lazyScreen(async () => (await import('./search-chips.tsx')).SearchChips);

type ThreadListProps = {
  /** `panel`: narrow, beside a thread, with fewer tabs. */
  layout: 'page' | 'panel';
  /** Id of the open thread. */
  currentSlug?: string;
};

export function ThreadList({ layout, currentSlug }: ThreadListProps) {
  const [params, setParams] = useSearchParams();
  const { typed, setTyped } = useSearchText();
  const url = readListUrl(params);
  const search = useDeferredValue(listSearch(url));
  const shown = readListUrl(new URLSearchParams(search));

  const change = (part: Partial<ListUrl>) =>
    setParams(new URLSearchParams(listSearch({ ...url, ...part })), { replace: true });

  return (
    <section className={styles.list} data-layout={layout} aria-label={t('Message threads')}>
      <div className={styles.tools}>
        <SearchField label={t('Search threads')} value={typed} onChange={setTyped} className={styles.search ?? ''} />
        <Checkbox
          label={t('Include messages in search')}
          checked={url.withMessages}
          onChange={(withMessages) => change({ withMessages })}
        />
        {url.withMessages && (
          <Wait fallback={null}>
            <SearchChips narrow={url.narrow} onChange={(part) => change({ narrow: { ...url.narrow, ...part } })} />
          </Wait>
        )}
      </div>
      <ThreadTabs url={url} layout={layout} {...(currentSlug === undefined ? {} : { currentSlug })} />
      <div className={styles.rows} data-stale={search !== listSearch(url) || undefined}>
        <Wait fallback={<SkeletonRows />}>
          {shown.withMessages && (shown.text !== '' || isNarrowed(shown.narrow)) ? (
            <SearchHits url={shown} search={search} />
          ) : (
            <ThreadRows url={shown} search={search} currentSlug={currentSlug} />
          )}
        </Wait>
      </div>
    </section>
  );
}
