// @vitest-environment jsdom
import { store } from '@fieldspan/api/store';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitMenu, menuAfterNavigation, menuAtom, setMenu, toggleMenu } from './menu-state.ts';

const widthOf = (width: number) => vi.stubGlobal('innerWidth', width);

afterEach(() => localStorage.clear());

describe('the side menu on navigation', () => {
  it('NAV001 hides at 1600 px, stays at 1601', () => {
    expect(menuAfterNavigation('full', 1600)).toBe('hidden');
    expect(menuAfterNavigation('full', 1601)).toBe('full');
  });

  it('keeps its icons, except where they would cover the page', () => {
    expect(menuAfterNavigation('icons', 1440)).toBe('icons');
    expect(menuAfterNavigation('icons', 1200)).toBe('hidden');
  });
});

describe('the width of the window', () => {
  it('CONST001 hides the menu at 1200 px and gives it back at 1201', () => {
    widthOf(1440);
    setMenu('full');
    widthOf(1200);
    fitMenu();
    expect(store.get(menuAtom)).toBe('hidden');
    widthOf(1201);
    fitMenu();
    expect(store.get(menuAtom)).toBe('full');
  });
});

describe('the menu button', () => {
  it('brings the menu back as it was last shown on this device', () => {
    widthOf(1440);
    setMenu('icons');
    toggleMenu();
    expect(store.get(menuAtom)).toBe('hidden');
    toggleMenu();
    expect(store.get(menuAtom)).toBe('icons');
  });

  it('opens the whole menu on a narrow window', () => {
    widthOf(1440);
    setMenu('icons');
    widthOf(1200);
    setMenu('hidden');
    toggleMenu();
    expect(store.get(menuAtom)).toBe('full');
  });
});
