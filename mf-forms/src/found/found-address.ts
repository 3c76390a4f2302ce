import type { FilteredKind } from '@fieldspan/api/queries/found-forms';
import { FORM_STATES } from '@fieldspan/domain/form/form-states';

/** The views of the list of filled forms; `list` is all of them. */
export const FOUND_TABS = ['list', 'flagged', 'to-sign', 'to-review', 'mine', 'active'] as const;
export type FoundTab = (typeof FOUND_TABS)[number];

/** The state of the list in the URL: Back, a reload and a shared link show the same forms. */
export type FoundAddress = {
  tab: FoundTab;
  search: string;
  /** Ids of chosen records. */
  chosen: Readonly<Record<FilteredKind, number | null>>;
  state: string;
  /** Days, both inclusive; empty for none. */
  from: string;
  until: string;
  page: number;
  /** Slug of the form in the panel. */
  open: string;
};

export const FILTERED: readonly FilteredKind[] = ['template', 'person', 'job', 'service', 'equipment'];

/** @returns null if there is no such view */
export function foundTabOf(tab: string): FoundTab | null {
  return FOUND_TABS.find((known) => known === tab) ?? null;
}

/** Reads the URL; invalid values are ignored. */
export function readFoundAddress(tab: FoundTab, params: URLSearchParams): FoundAddress {
  const state = params.get('state') ?? '';
  return {
    tab,
    search: params.get('q') ?? '',
    chosen: {
      template: idIn(params, 'template'),
      person: idIn(params, 'person'),
      job: idIn(params, 'job'),
      service: idIn(params, 'service'),
      equipment: idIn(params, 'equipment'),
    },
    state: FORM_STATES.some((known) => known === state) ? state : '',
    from: dayIn(params, 'from'),
    until: dayIn(params, 'until'),
    page: idIn(params, 'page') ?? 1,
    open: params.get('open') ?? '',
  };
}

/** The shortest URL for the state. */
export function foundHref({ tab, search, chosen, state, from, until, page, open }: FoundAddress): string {
  const params = new URLSearchParams();
  const said: readonly (readonly [string, string])[] = [
    ['q', search],
    ...FILTERED.map((kind) => [kind, chosen[kind] === null ? '' : String(chosen[kind])] as const),
    ['state', state],
    ['from', from],
    ['until', until],
    ['page', page > 1 ? String(page) : ''],
    ['open', open],
  ];
  for (const [name, value] of said) if (value !== '') params.set(name, value);
  const query = params.toString();
  return query === '' ? `/forms/${tab}` : `/forms/${tab}?${query}`;
}

function idIn(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function dayIn(params: URLSearchParams, name: string): string {
  const text = params.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
