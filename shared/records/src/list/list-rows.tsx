import type { ModelName } from '@fieldspan/contract/models';
import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Pagination } from '@fieldspan/ui/pagination';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EngineRow, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { PAGE_SIZE } from './list-request.ts';
import styles from './record-list.module.css';
import { useListChanges } from './use-list-changes.tsx';
import { withQuery } from './with-query.ts';

type ListRowsProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  /** What the page asks for; the next click goes on from here, whatever rows still stand there. */
  address: ListAddress;
  /** Whose rows stand there: the address before, while the asked ones are on their way. */
  shown: ListAddress;
  rules: AddressRules;
  request: ListQuery<N>;
  create: ReactNode;
};

/** One page of rows, as a table or as cards. */
export function ListRows<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  shown,
  rules,
  request,
  create,
}: ListRowsProps<N, R>) {
  const { data } = useSuspenseQuery(entry.rowsQuery(request));
  const navigate = useNavigate();
  const { search } = useLocation();
  const { rowTo } = entry;
  const isStale = listHref(shown, rules) !== listHref(address, rules);
  const hrefWith = (part: Partial<ListAddress>) => listHref({ ...address, page: 1, ...part }, rules);
  const changes = useListChanges(entry, data.rows);
  const columns = entry.columns.map((column) => ({ ...column, header: t(column.header) }));
  return (
    <div className={styles.rows} data-stale={isStale || undefined} aria-busy={isStale}>
      <DataTable
        label={t(entry.title)}
        record={t(entry.record)}
        rows={data.rows}
        columns={columns}
        rowKey={(row) => row.id}
        {...(rowTo && { rowTo: (row: R) => (entry.opensOver ? withQuery(rowTo(row), search) : rowTo(row)) })}
        sort={address.sort}
        onSort={(sort) => void navigate(hrefWith({ sort }), { replace: true })}
        {...changes}
        empty={<NoRows entry={entry} address={shown} rules={rules} create={create} />}
      />
      <Pagination
        page={address.page}
        pages={data.meta?.num_pages ?? 1}
        count={data.meta?.count}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
      />
    </div>
  );
}

type NoRowsProps<N extends ModelName, R extends EngineRow> = Pick<
  ListRowsProps<N, R>,
  'entry' | 'address' | 'rules' | 'create'
>;

function NoRows<N extends ModelName, R extends EngineRow>({ entry, address, rules, create }: NoRowsProps<N, R>) {
  const title = t('No {{record}}s', { record: t(entry.record) });
  if (address.search !== '') {
    return (
      <EmptyState
        title={title}
        action={
          <Button render={<AppLink to={listHref({ ...address, search: '', page: 1 }, rules)} />}>
            {t('Clear search')}
          </Button>
        }
      >
        {t('Nothing here matches “{{search}}”.', { search: address.search })}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={title} action={create}>
      {t(entry.emptyHint)}
    </EmptyState>
  );
}
