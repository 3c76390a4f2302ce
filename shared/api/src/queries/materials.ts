import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import { someOf } from './some-of.ts';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const INCLUDE = { Category: ['name'], Supplier: ['slug', 'name'] } as const;
const CHOICES = 50;

export const materialsQuery = (query: ListQuery<'Material'>) =>
  queryValue(['Material', 'list', query], ({ signal }) =>
    callList('Material', { ...query, include: INCLUDE }, { signal }),
  );
export type MaterialRow = QueryAnswer<typeof materialsQuery>['rows'][number];

export const materialQuery = (idOrSlug: string) =>
  queryValue(['Material', 'record', idOrSlug], ({ signal }) =>
    call('Material/find', { slug: idOrSlug, include: INCLUDE }, { signal }),
  );

export const labourTasksQuery = (query: ListQuery<'LabourTask'>) =>
  queryValue(['LabourTask', 'list', query], ({ signal }) =>
    callList('LabourTask', { ...query, include: { Category: ['name'] } }, { signal }),
  );
export type LabourTaskRow = QueryAnswer<typeof labourTasksQuery>['rows'][number];

export const labourTaskQuery = (idOrSlug: string) =>
  queryValue(['LabourTask', 'record', idOrSlug], ({ signal }) =>
    call('LabourTask/find', { slug: idOrSlug, include: { Category: ['name'] } }, { signal }),
  );

/** Categories of materials and tasks. */
export const categoriesQuery = () =>
  queryValue(['Category', 'all'], ({ signal }) =>
    callAll(
      'Category',
      {
        order: [
          ['sort_order', 'ASC'],
          ['name', 'ASC'],
        ],
      },
      { signal },
    ),
  );

export const categoryChoicesQuery = (typed: string) =>
  queryValue(['Category', 'some-choices', typed], async ({ signal }) => {
    const filters = typed === '' ? {} : { name: { like: typed } };
    const some = await callSome('Category', { filters, order: [['name', 'ASC']], limit: CHOICES }, { signal });
    return someOf(some, ({ id, name }) => ({ id, title: name }));
  });

export const supplierChoicesQuery = (typed: string) =>
  queryValue(['Contact', 'some-choices', 'supplier', typed], async ({ signal }) => {
    const filters: Filters<'Contact'> = {
      archived: 0,
      is_supplier: 1,
      ...(typed === '' ? {} : { name: { like: typed } }),
    };
    const query = { filters, fields: ['name', 'city'], order: [['name', 'ASC']], limit: 20 } as const;
    const some = await callSome('Contact', query, { signal });
    return someOf(some, ({ id, name, city }) => ({ id, title: name, note: city }));
  });

/** Units of materials. */
export const unitsQuery = () =>
  queryValue(['Material', 'units'], ({ signal }) => call('Material/units', {}, { signal }));

/** All categories, for a list's filter. */
export const categoryPickQuery = () =>
  queryValue(['Category', 'pick'], async ({ signal }) => {
    const rows = await callAll('Category', { order: [['name', 'ASC']] }, { signal });
    return rows.map(({ id, name }) => ({ id, title: name }));
  });
