import type { Filters, Order, SumField } from '@fieldspan/contract/filters';
import type { Within } from '@fieldspan/contract/query';
import type { ModelName } from '@fieldspan/contract/models';

/** The query of a list, without its columns. `meta.count` is returned because a page is requested. */
export type ListQuery<N extends ModelName> = {
  filters: Filters<N>;
  order: Order<N>;
  page: number;
  limit: number;
  /** Fields that are added up over all pages; the answer has them in `meta.sums`. */
  sum?: readonly SumField<N>[];
  /** Only the rows of one group. */
  within?: Within;
};
