// @vitest-environment jsdom
import { look, noteAnswer, reachNow } from '@fieldspan/api/reach';
import { PAGE_SET_ELEMENT, type PageSet } from '@fieldspan/contract/release';
import { createNavigation, type Navigation } from '@fieldspan/federation/navigation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReleases } from './follow-releases.ts';
import { LOAD_FAILED_EVENT } from './load-failed-event.ts';
import { RemoteLoader } from './remote-loader.ts';
import { RunningSet } from './running-set.ts';
import { pageRemote, pageSet } from './testing/page-set.ts';

const SET = pageSet(1, { forms: pageRemote('forms', '1.0.0') });
const NEXT = pageSet(2, { forms: pageRemote('forms', '1.1.0') });
const fetched = vi.fn<typeof fetch>();
const onTaken = vi.fn();

let live: { set: PageSet; etag: string };
let running: RunningSet;
let navigation: Navigation;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  live = { set: SET, etag: '"1"' };
  fetched.mockReset().mockImplementation(async (_, init) => {
    const known = new Headers(init?.headers).get('If-None-Match');
    if (known === live.etag) return new Response(null, { status: 304 });
    return Response.json(live.set, { headers: { ETag: live.etag } });
  });
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = `<script type="application/json" id="${PAGE_SET_ELEMENT}"></script>`;
  running = new RunningSet(SET);
  navigation = createNavigation(window);
});

afterEach(() => {
  stop();
  noteAnswer();
  vi.useRealTimers();
});

function follow(isOwnPage = true): void {
  const loader = new RemoteLoader(SET.remotes, () => Promise.reject(new Error('nothing is fetched')));
  stop = followReleases({ running, loader, navigation, isOwnPage, onTaken });
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('asks every 60000 ms, and sends the set it knows', async () => {
  follow();
  await pass(59_000);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1_000);
  await pass(60_000);
  const known = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('If-None-Match'));
  expect(known).toEqual([null, '"1"']);
  expect(running.get()).toBe(SET);
});

it('adopts a new set, and writes the running releases into the page', async () => {
  follow();
  live = { set: NEXT, etag: '"2"' };
  await pass(60_000);
  await vi.waitFor(() =>
    expect(running.get()).toMatchObject({ seq: 2, remotes: { forms: { id: '1.1.0+0123456789ab' } } }),
  );
  expect(onTaken).toHaveBeenCalledExactlyOnceWith([NEXT.remotes['forms']]);
  expect(JSON.parse(document.getElementById(PAGE_SET_ELEMENT)?.textContent ?? '')).toMatchObject({ seq: 2 });
});

it.each(['focus', LOAD_FAILED_EVENT])('asks on %s', async (moment) => {
  follow();
  window.dispatchEvent(new Event(moment));
  await pass(0);
  expect(fetched).toHaveBeenCalledOnce();
});

it('asks exactly once more if it was told to while a request was in flight, and adopts what went live meanwhile', async () => {
  follow();
  const slow = Promise.withResolvers<Response>();
  fetched.mockImplementationOnce(() => slow.promise);
  window.dispatchEvent(new Event('focus'));
  await pass(0);
  for (let count = 0; count < 3; count += 1) window.dispatchEvent(new Event('focus'));
  await pass(0);
  expect(fetched).toHaveBeenCalledOnce();

  live = { set: NEXT, etag: '"2"' };
  slow.resolve(Response.json(SET, { headers: { ETag: '"1"' } }));
  await pass(0);
  await vi.waitFor(() => expect(running.get()).toMatchObject({ seq: 2 }));
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('asks when the server responds again', async () => {
  follow();
  // The edge responds here, but no server does.
  expect(await look()).toBe('no-server');
  fetched.mockClear();
  noteAnswer();
  await pass(0);
  expect(fetched).toHaveBeenCalledOnce();
});

it('does not ask while the page is hidden, and asks when it is shown again', async () => {
  follow();
  hide(true);
  await pass(180_000);
  expect(fetched).not.toHaveBeenCalled();
  hide(false);
  await pass(0);
  expect(fetched).toHaveBeenCalledOnce();
});

it('asks at once if somebody has signed in since the page was loaded', async () => {
  follow(false);
  await pass(0);
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['the network is away', 'no-network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else answers', 'no-server', () => Promise.resolve(new Response('<p>Welcome to the hotel'))],
  ['nothing is live', 'answering', () => Promise.resolve(new Response('', { status: 503 }))],
  ['the answer is no set', 'answering', () => Promise.resolve(Response.json({ seq: 'two' }))],
] as const)('goes on with what it has when %s, and knows who can be reached: %s', async (_, reach, answer) => {
  fetched.mockImplementation(answer);
  follow();
  await pass(120_000);
  expect(running.get()).toBe(SET);
  expect(fetched.mock.calls.filter(([path]) => path === '/__set')).toHaveLength(2);
  expect(reachNow()).toBe(reach);
});

it('stops on request', async () => {
  follow();
  stop();
  window.dispatchEvent(new Event('focus'));
  await pass(180_000);
  expect(fetched).not.toHaveBeenCalled();
});
