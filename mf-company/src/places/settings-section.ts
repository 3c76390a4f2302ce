declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab of the company's settings; `key` is the last part of its address, /settings/:key. */
    'settings.section': NothingToTell;
  }
}

/** Empty: a section reads what it shows from the server. */
export type NothingToTell = Record<string, never>;
