import { WORKER_PATH } from '@fieldspan/contract/release';
import { call } from '@fieldspan/api/call';
import type { Session } from './session-storage.ts';

/**
 * Whether this browser shows our notifications: `unsupported` cannot, `blocked` was told by the person never to,
 * `off` would when asked, `on` does.
 */
export type PushStanding = 'unsupported' | 'blocked' | 'off' | 'on';

type Choice = 'on' | 'off';

const CHOICE_KEY = 'fieldspan.push.';

/** Signing out waits no longer than this for a server that does not answer. */
const FAREWELL_MS = 4000;

/** What the person decided on this device; null before they were asked. */
export function pushChoice(userId: number): Choice | null {
  const kept = localStorage.getItem(CHOICE_KEY + userId);
  return kept === 'on' || kept === 'off' ? kept : null;
}

export function keepPushChoice(userId: number, choice: Choice): void {
  localStorage.setItem(CHOICE_KEY + userId, choice);
}

export async function pushStanding(userId: number): Promise<PushStanding> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && pushChoice(userId) === 'on' && (await subscription()) !== null;
  return isOn ? 'on' : 'off';
}

/**
 * Asks the browser, which asks the person, and registers this device. Only after the person said yes to us.
 * @throws ApiError, or what the browser says where its push service cannot be reached
 */
export async function turnOnPush(userId: number): Promise<PushStanding> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await register(userId);
  keepPushChoice(userId, 'on');
  return 'on';
}

export async function turnOffPush(userId: number): Promise<PushStanding> {
  keepPushChoice(userId, 'off');
  const subscribed = await subscription();
  if (subscribed) {
    await call('User/register-notifications', { device_id: JSON.stringify(subscribed), deregister: 1 });
    await subscribed.unsubscribe();
  }
  return pushStanding(userId);
}

/** After each sign-in: a device registers for a session, and its push service may have moved it. Never asks anybody. */
export async function resumePush(userId: number): Promise<void> {
  if (pushChoice(userId) !== 'on' || (await pushStanding(userId)) === 'unsupported') return;
  if (Notification.permission === 'granted') await register(userId);
}

/** With the session that ends: nothing of this person is shown on this device any more. */
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

/** A subscription that was made for another key is of no use: it belongs to another installation. */
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

/** URL-safe base64 without padding, as the server gives its key. */
function keyText(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? [])));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
