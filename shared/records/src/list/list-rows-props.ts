import type { ListQuery } from '@fieldspan/api/queries/list-query';
import type { ModelName } from '@fieldspan/contract/models';
import type { ReactNode } from 'react';
import type { EngineRow, ListEntry } from '../entry.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

/** What everything that shows rows of a list is given. */
export type ListRowsProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  /** The state that was requested; the next click continues from here, whatever rows are still shown. */
  address: ListAddress;
  /** The state of the shown rows: the previous one, while the requested ones are loading. */
  shown: ListAddress;
  rules: AddressRules;
  request: ListQuery<N>;
  create: ReactNode;
};
