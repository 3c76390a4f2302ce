import { WORKER_PATH } from '@fieldspan/contract/release';
import { call } from '@fieldspan/api/call';
import type { Session } from './session-storage.ts';

/**
 * Whether this browser shows our push messages: `unsupported`, `blocked` by the person in the browser, `off` (may be
 * turned on) or `on`.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

type Choice = 'on' | 'off';

const CHOICE_KEY = 'fieldspan.push.';

/** Signing out waits at most this long for the server. */
const FAREWELL_MS = 4000;

/** The person's choice on this device; null if they have not been asked. */
export function pushChoice(userId: number): Choice | null {
  const kept = localStorage.getItem(CHOICE_KEY + userId);
  return kept === 'on' || kept === 'off' ? kept : null;
}

export function keepPushChoice(userId: number, choice: Choice): void {
  localStorage.setItem(CHOICE_KEY + userId, choice);
}

export async function pushState(userId: number): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && pushChoice(userId) === 'on' && (await subscription()) !== null;
  return isOn ? 'on' : 'off';
}

/**
 * Asks for the browser's permission and registers this device. Call it only after the person has agreed in our own
 * dialog.
 * @throws ApiError, or the browser's error if its push service cannot be reached
 */
export async function turnOnPush(userId: number): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await register(userId);
  keepPushChoice(userId, 'on');
  return 'on';
}

export async function turnOffPush(userId: number): Promise<PushState> {
  keepPushChoice(userId, 'off');
  const subscribed = await subscription();
  if (subscribed) {
    await call('User/register-notifications', { device_id: JSON.stringify(subscribed), deregister: 1 });
    await subscribed.unsubscribe();
  }
  return pushState(userId);
}

/**
 * Call it after each sign-in: registers the device for the new session, with its current endpoint. Never asks for
 * permission.
 */
export async function resumePush(userId: number): Promise<void> {
  if (pushChoice(userId) !== 'on' || (await pushState(userId)) === 'unsupported') return;
  if (Notification.permission === 'granted') await register(userId);
}

/** Call it when the session ends, so that the person's messages are no longer shown on this device. */
export async function endPush(session: Session): Promise<void> {
  const subscribed = await subscription();
  if (!subscribed) return;
  const payload = { device_id: JSON.stringify(subscribed), deregister: 1 } as const;
  const options = { as: session, noAuthRedirect: true, signal: AbortSignal.timeout(FAREWELL_MS) };
  await Promise.allSettled([call('User/register-notifications', payload, options), subscribed.unsubscribe()]);
}

async function register(userId: number): Promise<void> {
  const { public_key: publicKey } = await call('Notification/push-key', {});
  const subscribed = await subscribe(publicKey);
  await call('User/register-notifications', { device_id: JSON.stringify(subscribed) });
  await call('User/save', { id: userId, has_push_notification_devices: 1 });
}

/** A subscription with another VAPID key belongs to another installation and is replaced. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await workingWorker();
  const standing = await pushManager.getSubscription();
  if (standing && keyText(standing.options.applicationServerKey) === publicKey) return standing;
  await standing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function workingWorker(): Promise<ServiceWorkerRegistration> {
  const known = await navigator.serviceWorker.getRegistration();
  if (!known) await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Converts a key to URL-safe base64 without padding, the server's format. */
function keyText(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? [])));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
