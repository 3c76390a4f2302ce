import type { Filters } from '@fieldspan/contract/query';

/** What a list asks of `{Model}/get` apart from its columns. `meta.count` comes because a page is asked. */
export type ListQuery = {
  filters: Filters;
  order: readonly (readonly [string, 'ASC' | 'DESC'])[];
  page: number;
  limit: number;
};
