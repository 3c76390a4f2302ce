import { createContext } from 'react';

/** A screen's work that would be lost if it were unmounted now. */
export type UnsavedEntry = { saveDraft: () => Promise<void> };

/** The unsaved work of all screens of one page or widget. */
export class UnsavedWork {
  readonly #entries = new Set<UnsavedEntry>();

  /** Returns a function that removes the entry. */
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
