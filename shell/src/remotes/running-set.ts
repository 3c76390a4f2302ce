import type { PageSet } from '@fieldspan/contract/release';

/** The release set that this tab runs: the one from the page, plus newer releases taken up since. */
export class RunningSet {
  #set: PageSet;
  readonly #listeners = new Set<() => void>();

  constructor(set: PageSet) {
    this.#set = set;
  }

  readonly get = (): PageSet => this.#set;

  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  replace(set: PageSet): void {
    this.#set = set;
    for (const listener of this.#listeners) listener();
  }
}
