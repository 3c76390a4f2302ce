import { atom } from 'jotai/vanilla';

/** The invitation that was closed without an answer; it is shown again at the next start. */
export const dismissedInviteAtom = atom<string | null>(null);
