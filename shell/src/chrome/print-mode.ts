import { atom } from 'jotai/vanilla';

/** Print mode hides the chrome, on paper and on the screen. */
export const printModeAtom = atom(false);
