import type { FilterGroup } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';

/** Conditions of a list. The types look closer at what a function is given than at what it answers; so this is called. */
export class Where<N extends ModelName> {
  readonly #group: FilterGroup<N>;

  constructor(group: FilterGroup<N>) {
    this.#group = group;
  }

  get group(): FilterGroup<N> {
    return this.#group;
  }
}

/** The rows for which all of it holds. */
export const where = <N extends ModelName>(group: FilterGroup<N>): Where<N> => new Where(group);
