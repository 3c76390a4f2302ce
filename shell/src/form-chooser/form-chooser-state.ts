import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

export const isFormChooserOpenAtom = atom(false);

export const openFormChooser = (): void => store.set(isFormChooserOpenAtom, true);
export const closeFormChooser = (): void => store.set(isFormChooserOpenAtom, false);
