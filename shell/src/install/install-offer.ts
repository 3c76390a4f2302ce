import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';

/**
 * The browser's `beforeinstallprompt` event, kept until somebody wants to install (not in TypeScript's DOM types yet).
 */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: string }> };

/** How this browser can install the app; null where it cannot, or already has. */
export type InstallWay = 'browser' | 'ios' | null;

const KEY = 'fieldspan.install-put-off';

let asked: InstallEvent | null = null;

export const installWayAtom = atom<InstallWay>(firstWay());
export const isInstallOpenAtom = atom(false);
/** Whether the offer was declined on this device: it is not repeated, but stays in the More menu. */
export const isInstallDismissedAtom = atom(localStorage.getItem(KEY) === 'yes');

/** The page listens for the browser's event from the start, before this code has loaded. */
export function followInstallOffers(): () => void {
  takeQuestion();
  // Runs after the page's own listener, which keeps the event.
  addEventListener('beforeinstallprompt', takeQuestion);
  addEventListener('appinstalled', forgetQuestion);
  return () => {
    removeEventListener('beforeinstallprompt', takeQuestion);
    removeEventListener('appinstalled', forgetQuestion);
  };
}

function takeQuestion(): void {
  const event: unknown = Reflect.get(window, 'installQuestion');
  if (!isInstallEvent(event)) return;
  asked = event;
  store.set(installWayAtom, 'browser');
}

function forgetQuestion(): void {
  asked = null;
  store.set(installWayAtom, null);
  closeInstall();
}

export const openInstall = (): void => store.set(isInstallOpenAtom, true);
export const closeInstall = (): void => store.set(isInstallOpenAtom, false);

export function dismissInstall(): void {
  localStorage.setItem(KEY, 'yes');
  store.set(isInstallDismissedAtom, true);
  closeInstall();
}

/** Shows the browser's install prompt, which works only once. */
export async function install(): Promise<void> {
  const event = asked;
  asked = null;
  dismissInstall();
  if (!event) return;
  const { outcome } = await event.prompt();
  if (outcome === 'accepted') store.set(installWayAtom, null);
}

function firstWay(): InstallWay {
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return !isInstalled && isApplePhone() ? 'ios' : null;
}

/** iPhone and iPad never prompt; an iPad claims to be a Mac, but has touch. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstallEvent(event: unknown): event is InstallEvent {
  return event instanceof Event && typeof Reflect.get(event, 'prompt') === 'function';
}
