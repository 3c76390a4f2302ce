declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of an employee; `key` is the last part of its address, /employee/:slug/:key. */
    'employee.tab': { person: PlacedPerson };
  }
}

export type PlacedPerson = { id: number; slug: string; name: string };
