import { call, callAll } from '@fieldspan/api/call';
import { personName } from '@fieldspan/domain/person-name';
import { queryOptions } from '@tanstack/react-query';
import type { FormPlace } from './forms.ts';
import type { QueryAnswer } from './query-answer.ts';

const FIELDS = [
  'slug',
  'job_num',
  'job_name',
  'customer_name_cache',
  'address',
  'city',
  'province',
  'country',
  'postal_code',
  'lat',
  'long',
] as const;
const INCLUDE = { User: ['first_name'] } as const;

/** The project or service of a form: its record and the people who can be called there. Null without a place. */
export const formSiteQuery = (place: FormPlace | null) =>
  queryOptions({
    queryKey: ['Job', 'site-of-form', place],
    queryFn: async ({ signal }) => {
      if (place === null) return null;
      const record = await siteRecord(place, signal);
      const people = await peopleOf(
        record.User.map(({ id }) => id),
        signal,
      );
      return { kind: place.kind, record, people };
    },
    meta: { quiet: true },
  });

export type FormSite = NonNullable<QueryAnswer<typeof formSiteQuery>>;

const siteRecord = ({ kind, id }: FormPlace, signal: AbortSignal) =>
  kind === 'job'
    ? call('Job/find', { slug: id, fields: FIELDS, include: INCLUDE }, { signal })
    : call('Service/find', { slug: id, fields: FIELDS, include: INCLUDE }, { signal });

/** Active employees only, because nobody should call a person who has left. */
async function peopleOf(ids: readonly number[], signal: AbortSignal): Promise<{ name: string; phone: string }[]> {
  if (ids.length === 0) return [];
  const rows = await callAll(
    'User',
    {
      filters: { id: [...ids], 'UserPermission.is_inactive': 0 },
      fields: ['first_name', 'last_name', 'email', 'phone_mobile'],
      order: [
        ['first_name', 'ASC'],
        ['last_name', 'ASC'],
      ],
    },
    { signal },
  );
  return rows.map((person) => ({ name: personName(person), phone: person.phone_mobile ?? '' }));
}
