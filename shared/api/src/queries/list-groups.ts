import type { Filters, SumField } from '@fieldspan/contract/filters';
import type { Meta } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import { RowGroupSchema } from '@fieldspan/contract/query';
import type { Grouping, RowGroup } from '@fieldspan/contract/query';
import * as v from 'valibot';
import { ApiError } from '@fieldspan/api/api-error';
import { request } from '../http.ts';
import { queryValue } from './query-value.ts';
import type { QueryValue } from './query-value.ts';

type GroupsAsked<N extends ModelName> = {
  filters: Filters<N>;
  group: Grouping;
  sum: readonly SumField<N>[];
  page: number;
  limit: number;
};

const GroupsSchema = v.array(RowGroupSchema);

/** A page of the groups of a list; `meta.count` is how many groups there are. */
export const listGroupsQuery = <N extends ModelName>(
  model: N,
  asked: GroupsAsked<N>,
): QueryValue<{ groups: RowGroup[]; meta: Meta | null }> =>
  queryValue([model, 'groups', asked], async ({ signal }) => {
    const name = `${model}/groups`;
    const { data, meta } = await request({ call: name, verb: 'GET', path: name, payload: asked }, { signal });
    const parsed = v.safeParse(GroupsSchema, data);
    if (!parsed.success)
      throw new ApiError('server', { call: name, status: 200, cause: new v.ValiError(parsed.issues) });
    return { groups: parsed.output, meta };
  });
