import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

const THEMES = ['light', 'dark', 'sun'] as const;
type Theme = (typeof THEMES)[number];
/** `device` follows the device's own setting. */
export type ThemeChoice = Theme | 'device';

const KEY = 'fieldspan.theme';

/** What was chosen on this device. */
export const themeAtom = atom<ThemeChoice>(readChoice());

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(KEY, choice);
  store.set(themeAtom, choice);
}

/** Applies the theme. Call it before the first render, so that nothing flashes. */
export function startTheme(): void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const draw = () => {
    const choice = store.get(themeAtom);
    document.documentElement.dataset['theme'] = choice === 'device' ? (device.matches ? 'dark' : 'light') : choice;
  };
  draw();
  store.sub(themeAtom, draw);
  device.addEventListener('change', draw);
  addEventListener('storage', ({ key }) => {
    if (key === KEY) store.set(themeAtom, readChoice());
  });
}

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? 'device';
}
