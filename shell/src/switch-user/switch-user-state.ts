import { store } from '@fieldspan/api/store';
import { maySwitchUsers } from '@fieldspan/domain/environment';
import { atom } from 'jotai/vanilla';

export const userSwitchAtom = atom(false);

/** The way to the user switcher; null where users cannot be switched: in production. */
export const userSwitchWay = (hostname: string): (() => void) | null =>
  maySwitchUsers(hostname) ? openUserSwitch : null;

function openUserSwitch(): void {
  store.set(userSwitchAtom, true);
}

export function closeUserSwitch(): void {
  store.set(userSwitchAtom, false);
}
