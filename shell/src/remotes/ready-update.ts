import { atom } from 'jotai/vanilla';

type ReadyUpdate = {
  titles: readonly string[];
  /** Stashes the work and takes up the update; false when the work cannot be stashed. */
  take: () => Promise<boolean>;
};

/** What could be taken up now if nobody were working in it. */
export const readyAtom = atom<ReadyUpdate>({ titles: [], take: () => Promise.resolve(true) });
