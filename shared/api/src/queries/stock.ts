import { call, callAll, callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

const MOVEMENTS = 100;
const CHOICES = 50;
const PERSON = ['slug', 'first_name', 'last_name'] as const;

/** What is where of each material. */
export const stockLevelsQuery = () =>
  queryValue(['Stock', 'levels'], ({ signal }) => call('Stock/levels', {}, { signal }));

/** Where materials lie: stores and vans, those in use first. */
export const stockPlacesQuery = () =>
  queryValue(['StockPlace', 'all'], ({ signal }) =>
    callAll(
      'StockPlace',
      {
        include: { User: PERSON },
        order: [
          ['archived', 'ASC'],
          ['name', 'ASC'],
        ],
      },
      { signal },
    ),
  );
export type StockPlaceRow = QueryAnswer<typeof stockPlacesQuery>[number];

/** The latest movements of all materials. */
export const stockMovementsQuery = () =>
  queryValue(['StockMovement', 'some-latest'], ({ signal }) =>
    callSome(
      'StockMovement',
      {
        include: {
          Material: ['slug', 'description', 'unit'],
          FromPlace: ['name'],
          ToPlace: ['name'],
          Job: ['slug', 'job_num'],
          CreatedBy: PERSON,
        },
        order: [['id', 'DESC']],
        limit: MOVEMENTS,
      },
      { signal },
    ),
  );
export type StockMovementRow = QueryAnswer<typeof stockMovementsQuery>['rows'][number];

/** Materials in use that match the typed text. */
export const materialChoicesQuery = (typed: string) =>
  queryValue(['Material', 'some-choices', typed], async ({ signal }) => {
    const like = { like: typed };
    const filters = { archived: 0 as const, ...(typed === '' ? {} : { any: [{ code: like }, { description: like }] }) };
    const some = await callSome('Material', { filters, order: [['description', 'ASC']], limit: CHOICES }, { signal });
    return someOf(some, ({ id, description, code }) => ({ id, title: description, note: code }));
  });
