import { formCountQuery, foundFormsQuery } from '@fieldspan/api/queries/found-forms';
import { sessionAtom } from '@fieldspan/api/session';
import { numberText } from '@fieldspan/domain/number-text';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchParams } from '@fieldspan/federation/router';
import { useListKeys } from '@fieldspan/records/list/list-keys';
import { PartBoundary } from '@fieldspan/records/page/part-boundary';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useNarrow } from '@fieldspan/ui/narrow';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useRef } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { FormsNav } from '../forms-nav.tsx';
import { readFoundAddress } from './found-address.ts';
import type { FoundTab } from './found-address.ts';
import { foundFilters, foundQuery } from './found-query.ts';
import { FoundRows } from './found-rows.tsx';
import { FoundToolbar } from './found-toolbar.tsx';
import styles from './found.module.css';
import { Peek } from '../form-peek.tsx';

/** Below this width a form opens on its own page. */
const PEEK_FROM = 1200;

/** /forms/list: all filled forms that the person may read. */
export function FoundScreen({ tab }: { tab: FoundTab }) {
  const [params] = useSearchParams();
  const userId = useAtomValue(sessionAtom)?.userId ?? 0;
  const address = readFoundAddress(tab, params);
  const hasPeek = !useNarrow(PEEK_FROM - 1);
  const place = useRef<HTMLElement>(null);
  useListKeys(place);
  usePageTitle(t('Forms'));
  const filters = foundFilters(address, userId);
  const shown = useDeferredValue(params.toString(), params.toString());
  const shownAddress = readFoundAddress(tab, new URLSearchParams(shown));
  const rows = foundQuery(shownAddress, userId);
  const isPeeking = hasPeek && address.open !== '';
  return (
    <section ref={place} className={styles.list} aria-label={t('Filled forms')} data-peek={isPeeking || undefined}>
      <PageHeader
        title={t('Forms')}
        actions={
          <Button variant="primary" icon={<IconPlus aria-hidden="true" />} render={<AppLink to="/forms/templates" />}>
            {t('Fill in a form')}
          </Button>
        }
      />
      <FormsNav current="filled" />
      <FoundToolbar address={address} filters={filters} />
      <FilterBar address={address}>
        <Counted filters={filters} />
      </FilterBar>
      <PartBoundary>
        <FoundRows address={shownAddress} query={rows} hasPeek={hasPeek} isBusy={shown !== params.toString()} />
      </PartBoundary>
      {isPeeking && <Beside address={address} userId={userId} />}
    </section>
  );
}

/** How many forms match, and how many of them are flagged; both counted by the server. */
function Counted({ filters }: { filters: ReturnType<typeof foundFilters> }) {
  const { data: count } = useQuery({ ...formCountQuery(filters), throwOnError: false });
  const flaggedToo = { ...filters, flagged_count: { gt: 0 } };
  const { data: flagged } = useQuery({ ...formCountQuery(flaggedToo), throwOnError: false });
  if (count === undefined || flagged === undefined) return null;
  const forms = plural(count, { one: '{{count}} form', other: '{{count}} forms' });
  return (
    <p className={styles.count} aria-live="polite">
      {flagged === 0 ? forms : t('{{forms}}, {{flagged}} flagged', { forms, flagged: numberText(flagged) })}
    </p>
  );
}

type BesideProps = { address: ReturnType<typeof readFoundAddress>; userId: number };

function Beside({ address, userId }: BesideProps) {
  const { data } = useQuery({ ...foundFormsQuery(foundQuery(address, userId)), throwOnError: false });
  return <Peek address={address} rows={data?.rows ?? []} count={data?.meta?.count ?? 0} />;
}
