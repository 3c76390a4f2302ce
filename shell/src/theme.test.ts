// @vitest-environment jsdom
import { store } from '@fieldspan/api/store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, startTheme, themeAtom } from './theme.ts';

const drawn = () => document.documentElement.dataset['theme'];
let device: EventTarget & { matches: boolean };

beforeEach(() => {
  device = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => device);
  store.set(themeAtom, 'device');
  startTheme();
});

afterEach(() => localStorage.clear());

it('follows the device until one is chosen', () => {
  expect(drawn()).toBe('light');
  device.matches = true;
  device.dispatchEvent(new Event('change'));
  expect(drawn()).toBe('dark');
});

it('applies the choice at once and stores it on the device', () => {
  chooseTheme('sun');
  expect(drawn()).toBe('sun');
  expect(localStorage.getItem('fieldspan.theme')).toBe('sun');
  device.matches = true;
  device.dispatchEvent(new Event('change'));
  expect(drawn()).toBe('sun');
});

it('follows the choice made in another tab', () => {
  localStorage.setItem('fieldspan.theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'fieldspan.theme' }));
  expect(drawn()).toBe('dark');
});
