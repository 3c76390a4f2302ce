import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

export const isNewThreadOpenAtom = atom(false);

export const openNewThread = (): void => store.set(isNewThreadOpenAtom, true);
export const closeNewThread = (): void => store.set(isNewThreadOpenAtom, false);
