import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

export const isReferralOpenAtom = atom(false);

export const openReferral = (): void => store.set(isReferralOpenAtom, true);
export const closeReferral = (): void => store.set(isReferralOpenAtom, false);
