import { useSearchText } from '@fieldspan/federation/search-text';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SearchField } from '@fieldspan/ui/search-field';
import type { FilterGroup, SortField } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import type { ReactNode } from 'react';
import { AreaNav } from '../area/area-nav.tsx';
import { areaTrail } from '../area/area-trail.ts';
import { ChipLinks } from './chip-links.tsx';
import type { EngineRow, ListEntry, Onlooker } from '../entry.ts';
import { parseListAddress } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { useListKeys } from './list-keys.ts';
import { ListRows } from './list-rows.tsx';
import { NotFound } from '../page/not-found.tsx';
import { PartBoundary } from '../page/part-boundary.tsx';
import { PickField } from '../fields/pick-field.tsx';
import { listRequest } from './list-request.ts';
import { useOnlooker } from '../onlooker.ts';
import styles from './record-list.module.css';

type RecordListProps<N extends ModelName, R extends EngineRow> = { entry: ListEntry<N, R>; chip?: string | undefined };

/** The list of a model: search, chips, sorting and paging, all of it in the URL. */
export function RecordList<N extends ModelName, R extends EngineRow>({ entry, chip }: RecordListProps<N, R>) {
  const onlooker = useOnlooker();
  const [params] = useSearchParams();
  const rules = addressRules(entry, onlooker);
  const address = parseListAddress(params, chip ?? null, rules);
  usePageTitle(t(entry.title));
  if (entry.mayRead?.(onlooker.viewer) === false) {
    return <NotFound title={t(entry.title)} reason={t('You do not have permission to see this')} />;
  }
  if (address === null) {
    const back = { label: t(entry.title), to: entry.path(entry.chips[0].key) };
    return <NotFound title={t(entry.title)} reason={t('There is no such list')} back={back} />;
  }
  return <FoundList entry={entry} address={address} rules={rules} onlooker={onlooker} />;
}

type FoundListProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress<SortField<N>>;
  rules: AddressRules;
  onlooker: Onlooker;
};

function FoundList<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
  onlooker,
}: FoundListProps<N, R>) {
  const { typed, setTyped } = useSearchText();
  const shown = useDeferredValue(address, address);
  const chip = entry.chips.find(({ key }) => key === shown.chip) ?? entry.chips[0];
  const filters = { ...chip.filters(onlooker).group, ...pickedFilter(entry, shown) };
  const request = listRequest(shown, { filters, searchFields: entry.searchFields });
  const { data } = useQuery({ ...entry.rowsQuery(request), throwOnError: false });
  const section = useRef<HTMLElement>(null);
  useListKeys(section);
  const create = entry.create?.isAllowed(onlooker.viewer) ? entry.create : undefined;
  const newButton = create && (
    <Button variant="primary" icon={<IconPlus aria-hidden="true" />} render={<AppLink to={create.to} />}>
      {t(create.label)}
    </Button>
  );
  return (
    <section ref={section} aria-label={t(entry.title)}>
      <ListHeading entry={entry} count={data?.meta?.count} action={newButton} />
      <div className={styles.toolbar}>
        <SearchField className={styles.search ?? ''} label={t(entry.searchLabel)} value={typed} onChange={setTyped} />
        {entry.pick && <PickField pick={entry.pick} address={address} rules={rules} />}
        <ChipLinks entry={entry} address={address} rules={rules} viewer={onlooker.viewer} />
      </div>
      <PartBoundary>
        <ListRows entry={entry} address={address} shown={shown} rules={rules} request={request} create={newButton} />
      </PartBoundary>
    </section>
  );
}

type ListHeadingProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  count: number | undefined;
  action: ReactNode;
};

function ListHeading<N extends ModelName, R extends EngineRow>({ entry, count, action }: ListHeadingProps<N, R>) {
  const { title, area } = entry;
  return (
    <>
      <PageHeader title={t(title)} count={count} actions={action} breadcrumb={area && areaTrail(area.of, title)} />
      {area && <AreaNav area={area.of} current={area.tab} />}
    </>
  );
}

function pickedFilter<N extends ModelName, R extends EngineRow>(
  { pick }: ListEntry<N, R>,
  { picked }: ListAddress,
): FilterGroup<N> {
  return pick && picked ? pick.filters(Number(picked)).group : {};
}

function addressRules<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  { viewer }: Onlooker,
): AddressRules<SortField<N>> {
  return {
    chips: entry.chips.filter(({ isShown }) => isShown?.(viewer) ?? true).map(({ key }) => key),
    sortable: entry.columns.flatMap(({ sort }) => sort ?? []),
    defaultSort: entry.defaultSort,
    path: entry.path,
    chipParam: entry.chipParam,
    pickParam: entry.pick?.param,
  };
}
