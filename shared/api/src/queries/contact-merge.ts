import { call, callSome } from '@fieldspan/api/call';
import type { FilterGroup, Filters } from '@fieldspan/contract/filters';
import type { Counted } from '@fieldspan/contract/in-use';
import { queryValue } from './query-value.ts';
import { someOf } from './some-of.ts';

const CHOICES = 20;

type Known = { id: number; name: string; email: string | null; phone: string | null };

/** Contacts that may be the same as this one; once something is typed, those of that name. */
export const duplicatesQuery = (contact: Known, typed: string) =>
  queryValue(['Contact', 'some-duplicates', contact.id, typed], async ({ signal }) => {
    const filters: Filters<'Contact'> = {
      id: { not: contact.id },
      ...(typed === '' ? { any: likeIt(contact) } : { name: { like: typed } }),
    };
    const query = { filters, fields: ['name', 'city'], order: [['name', 'ASC']], limit: CHOICES } as const;
    const some = await callSome('Contact', query, { signal });
    return someOf(some, ({ id, name, city }) => ({ id, title: name, note: city }));
  });

/** The same mail or phone, or the first word of the name. */
function likeIt({ name, email, phone }: Known): FilterGroup<'Contact'>[] {
  const [first = name] = name.split(/\s+/);
  return [
    { name: { like: first } },
    ...(email === null || email === '' ? [] : [{ email }]),
    ...(phone === null || phone === '' ? [] : [{ phone }]),
  ];
}

type Versioned = { id: number; version: number };

/** What would go over from the other contact; nothing is stored. */
export const mergePreviewQuery = (kept: Versioned, other: Versioned) =>
  queryValue(['Contact', 'merge-preview', kept.id, kept.version, other.id, other.version], async ({ signal }) => {
    const asked = { id: kept.id, version: kept.version, other_id: other.id, other_version: other.version };
    const { moved } = await call('Contact/merge', { ...asked, taken: [], dry_run: 1 }, { signal, isUnshown: true });
    return moved satisfies Counted[];
  });
