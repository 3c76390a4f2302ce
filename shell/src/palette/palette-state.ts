import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

/** What the app's keyboard shortcuts have opened. */
export const openedAtom = atom<'palette' | 'shortcuts' | null>(null);

export const openPalette = (): void => store.set(openedAtom, 'palette');
export const closePalette = (): void => store.set(openedAtom, null);
