import type { ListView } from '@fieldspan/api/queries/list-views';
import { listHref } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';

/** `saved=none` in an address: all rows, although the person's list begins with a view. */
export const NO_VIEW = 'none';

/** The address of what a list shows now, as a view keeps it: without the page and without the view's own name. */
export const viewAddress = (address: ListAddress, rules: AddressRules): string =>
  listHref({ ...address, saved: undefined, page: 1 }, rules);

/** The address that opens a view. */
export const viewHref = ({ address, slug }: Pick<ListView, 'address' | 'slug'>): string =>
  `${address}${address.includes('?') ? '&' : '?'}saved=${encodeURIComponent(slug)}`;

/** The view that an address is, or was before it was changed. */
export const currentView = (views: readonly ListView[], { saved }: ListAddress): ListView | undefined =>
  views.find(({ slug }) => slug === saved);
