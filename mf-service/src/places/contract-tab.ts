declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of a service contract; `key` is the last part of its address, /service-contract/:slug/:key. */
    'contract.tab': { contract: PlacedContract };
  }
}

export type PlacedContract = { id: number; slug: string; name: string };
