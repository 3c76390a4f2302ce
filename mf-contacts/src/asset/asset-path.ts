import { NEW } from '@fieldspan/records/entry';

/** The path of the public pages of assets; the link's slug follows. */
export const PUBLIC_PATH = '/contact/asset/view/';

/** Stands in an address for a customer, location or category that is not chosen yet. */
export const NONE = 'none';

/** The page of an asset. */
export const assetTo = (idOrSlug: string | number, tab: string): string => `/contact/asset/${idOrSlug}/${tab}`;

/** The form for a new asset. @param of ids; null for what is not chosen yet */
export const newAssetTo = (of: { customer: number | null; location: number | null; category: number | null }): string =>
  `/contact/asset/${NEW}/${of.customer ?? NONE}/${of.location ?? NONE}/${of.category ?? NONE}`;
