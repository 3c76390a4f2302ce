import { atom } from 'jotai/vanilla';

type ReadyUpdate = {
  titles: readonly string[];
  /** Puts the work by and takes the update up; false when the work cannot be put by. */
  take: () => Promise<boolean>;
};

/** What could be taken up now but for somebody's work. */
export const readyAtom = atom<ReadyUpdate>({ titles: [], take: () => Promise.resolve(true) });
