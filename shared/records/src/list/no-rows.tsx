import type { ModelName } from '@fieldspan/contract/models';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import type { EngineRow, ListEntry } from '../entry.ts';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

type NoRowsProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  address: ListAddress;
  rules: AddressRules;
  create: ReactNode;
};

/** Says why a list is empty, and what can be done about it. */
export function NoRows<N extends ModelName, R extends EngineRow>({ entry, address, rules, create }: NoRowsProps<N, R>) {
  const title = translated(entry.record.none);
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
      {translated(entry.emptyHint)}
    </EmptyState>
  );
}
