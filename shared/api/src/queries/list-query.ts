import type { Filters, Order } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';

/** What a list asks of `{Model}/get` apart from its columns. `meta.count` comes because a page is asked. */
export type ListQuery<N extends ModelName> = {
  filters: Filters<N>;
  order: Order<N>;
  page: number;
  limit: number;
};
