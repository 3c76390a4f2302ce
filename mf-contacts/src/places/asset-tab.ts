declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of a customer's asset; `key` is the last part of its address, /contact/asset/:slug/:key. */
    'asset.tab': { asset: PlacedAsset };
  }
}

export type PlacedAsset = {
  id: number;
  slug: string;
  name: string;
  /** Whose it is. */
  contactId: number;
};
