import { callSome } from '@fieldspan/api/call';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

const CHOICES = 20;

/** Contacts that match the typed text. */
export const contactChoicesQuery = (typed: string) =>
  queryValue(['Contact', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'Contact'> = { archived: 0, ...anyLike<'Contact'>(['name'], typed) };
    const query = { filters, fields: ['name', 'city'], order: [['name', 'ASC']], limit: CHOICES } as const;
    const some = await callSome('Contact', query, { signal });
    return someOf(some, ({ id, name, city }) => ({ id, name, note: city }));
  });
