import { callDeclared } from '@fieldspan/api/call';
import type { Search } from '@fieldspan/contract/remote-manifest';
import { queryValue } from './query-value.ts';

/** A hit of "find anything": its page, title and note. */
export type Found = { to: string; title: string; note: string };

const LIMIT = 6;

/** Runs a search that a remote declares, without loading the remote's code. */
export const declaredSearchQuery = (search: Search, text: string) =>
  queryValue(['Search', 'declared', search, text], async ({ signal }): Promise<Found[]> => {
    const { model, fields, title, note, to, filters } = search;
    const query = {
      filters: { ...filters, any: fields.map((field) => ({ [field]: { like: text } })) },
      fields: [...new Set([...title.flat(), ...note, ...parametersOf(to)])],
      limit: LIMIT,
    };
    const rows = await callDeclared(model, query, { signal });
    return rows.map((row) => ({
      to: to.replaceAll(PARAMETER, (_, field: string) => encodeURIComponent(wordOf(row[field]))),
      title:
        title
          .map((each) =>
            [each]
              .flat()
              .map((field) => wordOf(row[field]))
              .filter(Boolean)
              .join(' '),
          )
          .find(Boolean) ?? '',
      note: note
        .map((field) => wordOf(row[field]))
        .filter(Boolean)
        .join(' · '),
    }));
  });

const PARAMETER = /:(\w+)/g;

/** The record fields that a path contains as parameters. */
const parametersOf = (path: string): string[] => [...path.matchAll(PARAMETER)].map(([, field = '']) => field);

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
