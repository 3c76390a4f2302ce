declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of a project; `key` is the last part of its address, /project/:slug/:key. */
    'project.tab': { project: PlacedProject };
    /** Stands below the facts on the dashboard of a project. */
    'project.card': { project: PlacedProject };
  }
}

export type PlacedProject = {
  id: number;
  slug: string;
  /** Its name, in the words of the company. */
  name: string;
  /** Nobody changes the estimate. */
  isEstimateLocked: boolean;
};
