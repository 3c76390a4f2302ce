import { store } from '@fieldspan/api/store';
import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';

/** `device`: compact with a mouse, comfortable on touch. */
export type DensityChoice = 'device' | 'compact' | 'comfortable';

const CHOICES = ['device', 'compact', 'comfortable'] as const;
const KEY = 'fieldspan.density';

export const densityAtom = atom<DensityChoice>(
  CHOICES.find((choice) => choice === localStorage.getItem(KEY)) ?? 'device',
);

export function chooseDensity(choice: DensityChoice): void {
  localStorage.setItem(KEY, choice);
  store.set(densityAtom, choice);
}

/** Applies the density chosen on this device. */
export function useDensity(): void {
  const choice = useAtomValue(densityAtom, { store });
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (choice === 'device') delete dataset['density'];
    else dataset['density'] = choice;
  }, [choice]);
}
