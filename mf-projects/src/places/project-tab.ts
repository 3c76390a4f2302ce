declare module '@fieldspan/contract/places' {
  interface Places {
    /** A tab on the page of a project; `key` is the last part of its address, /project/:slug/:key. */
    'project.tab': { project: PlacedProject };
    /** Shown below the facts on the dashboard of a project. */
    'project.card': { project: PlacedProject };
  }
}

export type PlacedProject = {
  id: number;
  slug: string;
  /** How the company calls it. */
  name: string;
  /** Nobody may change the estimate any more. */
  isEstimateLocked: boolean;
};
