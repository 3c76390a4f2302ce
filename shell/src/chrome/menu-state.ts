import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

/** The side menu: full, icons only, or hidden. */
export type MenuState = 'full' | 'icons' | 'hidden';

/** Up to this width the menu overlays the page and starts hidden (document 0 §9). */
export const MOBILE_WIDTH = 1200;
/** Up to this width the menu hides itself on navigation (document 0 §9). */
const COLLAPSE_WIDTH = 1600;
export const MENU_TOGGLE_ID = 'menu-toggle';
export const SIDE_MENU_ID = 'side-menu';
const KEY = 'fieldspan.menu';

export const menuAtom = atom<MenuState>(firstState(innerWidth));

/** As the person left it, if the page has room. */
function firstState(width: number): MenuState {
  if (width <= MOBILE_WIDTH) return 'hidden';
  return localStorage.getItem(KEY) === 'icons' ? 'icons' : 'full';
}

/** The choice between full and icons is stored on the device. Hidden is not: people would not find the menu again. */
export function setMenu(state: MenuState): void {
  if (state !== 'hidden' && innerWidth > MOBILE_WIDTH) localStorage.setItem(KEY, state);
  store.set(menuAtom, state);
}

/** The window has crossed the mobile width: reset the menu for that size. */
export function fitMenu(): void {
  store.set(menuAtom, firstState(innerWidth));
}

/** Shows the hidden menu, or hides the shown one. */
export function toggleMenu(): void {
  store.set(menuAtom, (state) => {
    if (state !== 'hidden') return 'hidden';
    return innerWidth <= MOBILE_WIDTH ? 'full' : firstState(innerWidth);
  });
}

/** The menu's state after a navigation. Icons stay where they take no room from the page. */
export function menuAfterNavigation(state: MenuState, width: number): MenuState {
  if (width <= MOBILE_WIDTH) return 'hidden';
  return state === 'full' && width <= COLLAPSE_WIDTH ? 'hidden' : state;
}
