declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of a service call; `key` is the last part of its address, /service/:slug/:key. */
    'service.tab': { service: PlacedService };
    /** Stands below the facts on the dashboard of a call. */
    'service.card': { service: PlacedService };
    /** Stands on the worksheet of a call. */
    'service.worksheet': { service: PlacedService };
  }
}

export type PlacedService = {
  id: number;
  slug: string;
  /** Its name, in the words of the company. */
  name: string;
};
