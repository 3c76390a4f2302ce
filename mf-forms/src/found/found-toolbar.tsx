import { formAnswersCsv } from '@fieldspan/api/form-answers-csv';
import { formCountQuery } from '@fieldspan/api/queries/found-forms';
import { sessionAtom } from '@fieldspan/api/session';
import type { Filters } from '@fieldspan/contract/filters';
import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { useSearchText } from '@fieldspan/federation/search-text';
import { CsvButton } from '@fieldspan/records/list/csv-button';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { t, translated } from '@fieldspan/ui/i18n';
import { SearchField } from '@fieldspan/ui/search-field';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { FOUND_TABS, foundHref } from './found-address.ts';
import type { FoundAddress, FoundTab } from './found-address.ts';
import { tabFilters } from './found-query.ts';
import styles from './found.module.css';

const TABS: Readonly<Record<FoundTab, Message>> = {
  list: msg('All'),
  flagged: msg('Flagged'),
  'to-sign': msg('To sign'),
  'to-review': msg('To review'),
  mine: msg('Mine'),
  active: msg('Active'),
};

type FoundToolbarProps = { address: FoundAddress; filters: Filters<'CompanyForm'> };

/** The search and the views of the list. */
export function FoundToolbar({ address, filters }: FoundToolbarProps) {
  const { typed, setTyped } = useSearchText();
  const counts = useCounts();
  return (
    <div className={styles.toolbar}>
      <SearchField className={styles.search ?? ''} label={t('Search answers')} value={typed} onChange={setTyped} />
      <CsvButton model="CompanyForm" filters={filters} title={t('Forms')} file={formAnswersCsv} />
      <LinkChips
        chips={FOUND_TABS.map((tab) => ({
          to: foundHref({ ...address, tab, page: 1, open: '' }),
          label: [translated(TABS[tab]), counts[tab]].filter((part) => part !== undefined).join(' '),
          isCurrent: tab === address.tab,
        }))}
      />
    </div>
  );
}

/** What waits for somebody, of all forms; none while it is not known. */
function useCounts(): Partial<Record<FoundTab, number>> {
  const userId = useAtomValue(sessionAtom)?.userId ?? 0;
  const { data: flagged } = useQuery({ ...formCountQuery(tabFilters('flagged', userId)), throwOnError: false });
  const { data: toSign } = useQuery({ ...formCountQuery(tabFilters('to-sign', userId)), throwOnError: false });
  const { data: toReview } = useQuery({ ...formCountQuery(tabFilters('to-review', userId)), throwOnError: false });
  return {
    ...(flagged ? { flagged } : {}),
    ...(toSign ? { 'to-sign': toSign } : {}),
    ...(toReview ? { 'to-review': toReview } : {}),
  };
}
