import { createContext } from 'react';

/** A screen's work that would be lost if it went away now. */
export type UnsavedEntry = { saveDraft: () => Promise<void> };

/** What the screens of one page or widget have not saved yet. */
export class UnsavedWork {
  readonly #entries = new Set<UnsavedEntry>();

  /** Returns the function that takes the entry out again. */
  readonly add = (entry: UnsavedEntry): (() => void) => {
    this.#entries.add(entry);
    return () => this.#entries.delete(entry);
  };

  readonly canUpdate = (): 'clean' | 'dirty' => (this.#entries.size === 0 ? 'clean' : 'dirty');

  readonly saveDraft = async (): Promise<void> => {
    await Promise.all([...this.#entries].map((entry) => entry.saveDraft()));
  };
}

export const UnsavedWorkContext = createContext<UnsavedWork>(new UnsavedWork());
