declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of a service call; `key` is the last part of its address, /service/:slug/:key. */
    'service.tab': { service: PlacedService };
    /** Shown below the facts on the dashboard of a call. */
    'service.card': { service: PlacedService };
    /** Shown on the worksheet of a call. */
    'service.worksheet': { service: PlacedService };
  }
}

export type PlacedService = {
  id: number;
  slug: string;
  /** How the company calls it. */
  name: string;
};
