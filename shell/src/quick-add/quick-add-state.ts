import { store } from '@fieldspan/api/store';
import type { PlaceFill } from '@fieldspan/federation/lifecycles';
import { atom } from 'jotai/vanilla';

/** The entry that is open over the page. */
export const quickAddAtom = atom<PlaceFill | null>(null);

export const openQuickAdd = (fill: PlaceFill): void => store.set(quickAddAtom, fill);
export const closeQuickAdd = (): void => store.set(quickAddAtom, null);
