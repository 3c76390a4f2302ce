// @vitest-environment jsdom
import { fakeServer } from '@fieldspan/testing/fake-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endPush, keepPushChoice, pushChoice, pushState, resumePush, turnOffPush, turnOnPush } from './push-device.ts';
import { beginSession, currentSession, endSession } from './session.ts';
import type { Session } from './session-storage.ts';
import { beforeSignOut, signOut } from './sign-in.ts';

const USER = 7;
const KEY = 'BAAB';

/** A browser with its push service. */
class Browser {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  subscribed: object | null = null;
  asked = 0;

  constructor() {
    const pushManager = {
      getSubscription: async () => this.subscribed,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        this.subscribed = {
          endpoint: 'https://push.example.com/abc',
          options: { applicationServerKey: Uint8Array.from(atob(applicationServerKey), (c) => c.charCodeAt(0)).buffer },
          toJSON: () => ({ endpoint: 'https://push.example.com/abc', keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: async () => {
            this.subscribed = null;
            return true;
          },
        };
        return this.subscribed;
      },
    };
    const registration = { pushManager };
    const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    vi.stubGlobal('PushManager', {});
    const requestPermission = async () => {
      this.asked += 1;
      this.permission = this.answer;
      return this.answer;
    };
    const notification = Object.defineProperty({ requestPermission }, 'permission', { get: () => this.permission });
    vi.stubGlobal('Notification', notification);
  }
}

let browser: Browser;
let sent: { call: string; apiKey: string | null; form: Record<string, unknown> }[];

const session: Session = {
  apiKey: 'an-api-key',
  sessionToken: 't',
  userId: USER,
  userSlug: 'dana',
  tokenEndsAt: Date.now() + 1e7,
  staySignedIn: true,
  masterKey: false,
};

beforeEach(() => {
  localStorage.clear();
  browser = new Browser();
  sent = [];
  beginSession(session);
  fakeServer(async ({ call, request }) => {
    if (call === 'Notification/push-key') return { body: { data: { public_key: KEY } } };
    sent.push({ call, apiKey: request.headers.get('api-key'), form: Object.fromEntries(await request.formData()) });
    return { body: { data: call === 'User/save' ? { record_id: USER, slug: 'dana' } : null } };
  });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const DEVICE = JSON.stringify({ endpoint: 'https://push.example.com/abc', keys: { p256dh: 'p', auth: 'a' } });

it('SESS007 SHELL006 registers the device and marks the person once the browser may show notifications', async () => {
  expect(await pushState(USER)).toBe('off');
  expect(await turnOnPush(USER)).toBe('on');
  expect(sent.map(({ call, form }) => [call, form])).toEqual([
    ['User/register-notifications', { device_id: DEVICE }],
    ['User/save', { id: String(USER), has_push_notification_devices: '1' }],
  ]);
  expect(await pushState(USER)).toBe('on');
  expect(pushChoice(USER)).toBe('on');
});

it('SESS007 registers nothing if the person refuses', async () => {
  browser.answer = 'denied';
  expect(await turnOnPush(USER)).toBe('blocked');
  expect(sent).toEqual([]);
  expect(await pushState(USER)).toBe('blocked');
});

it('after a sign-in registers again without asking, unless the person chose "not now"', async () => {
  browser.permission = 'granted';
  await resumePush(USER);
  expect(sent).toEqual([]);
  keepPushChoice(USER, 'off');
  await resumePush(USER);
  expect(sent).toEqual([]);
  keepPushChoice(USER, 'on');
  await resumePush(USER);
  expect(sent.map(({ call }) => call)).toEqual(['User/register-notifications', 'User/save']);
  expect(browser.asked).toBe(0);
});

it('replaces a subscription that was made for another installation', async () => {
  await turnOnPush(USER);
  const before = browser.subscribed;
  await resumePush(USER);
  expect(browser.subscribed).toBe(before);
  fakeServer(({ call }) => ({ body: { data: call === 'Notification/push-key' ? { public_key: 'BBBB' } : null } }));
  await resumePush(USER).catch(() => undefined);
  expect(browser.subscribed).not.toBe(before);
});

it('turned off, the device is deregistered and remembers that the person declined', async () => {
  await turnOnPush(USER);
  sent = [];
  expect(await turnOffPush(USER)).toBe('off');
  expect(sent).toMatchObject([{ call: 'User/register-notifications', form: { device_id: DEVICE, deregister: '1' } }]);
  expect(browser.subscribed).toBeNull();
  expect(pushChoice(USER)).toBe('off');
});

it('SESS011 signing out deregisters with the old session, before that session ends at the server', async () => {
  await turnOnPush(USER);
  sent = [];
  const stop = beforeSignOut(endPush);
  await signOut();
  stop();
  expect(sent.map(({ call, apiKey }) => [call, apiKey])).toEqual([
    ['User/register-notifications', 'an-api-key'],
    ['user/sign-out', 'an-api-key'],
  ]);
  expect(sent[0]?.form).toEqual({ device_id: DEVICE, deregister: '1' });
  expect(browser.subscribed).toBeNull();
  expect(currentSession()).toBeNull();
});

it('SESS011 a failed deregistration keeps nobody signed in', async () => {
  const stop = beforeSignOut(() => Promise.reject(new Error('away')));
  await signOut();
  stop();
  expect(sent.map(({ call }) => call)).toEqual(['user/sign-out']);
});
