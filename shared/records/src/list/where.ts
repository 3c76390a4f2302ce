import type { FilterGroup } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';

/**
 * Joins conditions of a list. TypeScript checks the arguments of a function more strictly than its result, so this is a
 * function.
 */
export class Where<N extends ModelName> {
  readonly #group: FilterGroup<N>;

  constructor(group: FilterGroup<N>) {
    this.#group = group;
  }

  get group(): FilterGroup<N> {
    return this.#group;
  }
}

/** The rows that match all conditions. */
export const where = <N extends ModelName>(group: FilterGroup<N>): Where<N> => new Where(group);
