declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of a contact; `key` is the last part of its address, /contact/:slug/:key. */
    'contact.tab': { contact: PlacedContact };
  }
}

export type PlacedContact = { id: number; slug: string; name: string; isCustomer: boolean; isSupplier: boolean };
