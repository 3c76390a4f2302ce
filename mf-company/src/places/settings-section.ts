declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab of the company's settings; `key` is the last part of its address, /settings/:key. */
    'settings.section': NothingToTell;
  }
}

/** A section asks the server for what it shows. */
export type NothingToTell = Record<string, never>;
