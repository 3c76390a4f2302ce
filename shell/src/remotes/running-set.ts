import type { PageSet } from '@fieldspan/contract/release';

/** The release set as this tab runs it: what stood in the page, and what was taken up of newer ones since. */
export class RunningSet {
  #set: PageSet;
  readonly #listeners = new Set<() => void>();

  constructor(set: PageSet) {
    this.#set = set;
  }

  readonly get = (): PageSet => this.#set;

  /** Calls the listener after each change; returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  replace(set: PageSet): void {
    this.#set = set;
    for (const listener of this.#listeners) listener();
  }
}
