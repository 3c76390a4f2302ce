import { store } from '@fieldspan/api/store';
import { maySwitchUsers } from '@fieldspan/domain/environment';
import { atom } from 'jotai/vanilla';

export const userSwitchAtom = atom(false);

/** Opens the user switcher; null in production, where users cannot be switched. */
export const userSwitchWay = (hostname: string): (() => void) | null =>
  maySwitchUsers(hostname) ? openUserSwitch : null;

function openUserSwitch(): void {
  store.set(userSwitchAtom, true);
}

export function closeUserSwitch(): void {
  store.set(userSwitchAtom, false);
}
