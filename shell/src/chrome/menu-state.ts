import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

/** The side menu: all of it, its icons, or nothing. */
export type MenuState = 'full' | 'icons' | 'hidden';

/** Up to this width the menu lies over the page and starts hidden (document 0 §9). */
export const MOBILE_WIDTH = 1200;
/** Up to this width the menu hides itself on navigation (document 0 §9). */
const COLLAPSE_WIDTH = 1600;
export const MENU_TOGGLE_ID = 'menu-toggle';
export const SIDE_MENU_ID = 'side-menu';
const KEY = 'fieldspan.menu';

export const menuAtom = atom<MenuState>(firstState(innerWidth));

/** As the person left it, where the page has room for it. */
function firstState(width: number): MenuState {
  if (width <= MOBILE_WIDTH) return 'hidden';
  return localStorage.getItem(KEY) === 'icons' ? 'icons' : 'full';
}

/** The choice between full and icons is kept on the device; hidden is not, it would hide the way back. */
export function setMenu(state: MenuState): void {
  if (state !== 'hidden' && innerWidth > MOBILE_WIDTH) localStorage.setItem(KEY, state);
  store.set(menuAtom, state);
}

/** The window has crossed the mobile width: the menu starts anew, as for a window of that size. */
export function fitMenu(): void {
  store.set(menuAtom, firstState(innerWidth));
}

/** Shows the hidden menu, hides the shown one. */
export function toggleMenu(): void {
  store.set(menuAtom, (state) => {
    if (state !== 'hidden') return 'hidden';
    return innerWidth <= MOBILE_WIDTH ? 'full' : firstState(innerWidth);
  });
}

/** What a navigation does to the menu. Icons stay where they take no room from the page. */
export function menuAfterNavigation(state: MenuState, width: number): MenuState {
  if (width <= MOBILE_WIDTH) return 'hidden';
  return state === 'full' && width <= COLLAPSE_WIDTH ? 'hidden' : state;
}
