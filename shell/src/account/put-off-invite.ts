import { atom } from 'jotai/vanilla';

/** The invitation that was closed without an answer; it is shown again at the next start. */
export const putOffInviteAtom = atom<string | null>(null);
