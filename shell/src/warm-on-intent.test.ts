// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { RemoteLoader } from './remotes/remote-loader.ts';
import type { OwnedRoute } from './routing/route-table.ts';
import { warmOnIntent } from './warm-on-intent.ts';

const route = (path: string, owner: string): OwnedRoute => ({ path, owner, title: path, login: true, print: false });
const table = [route('/library/files', 'library'), route('/messages', 'messaging')];

let stop = () => undefined as void;
afterEach(() => stop());

function watch(bootstrap: () => Promise<void>, disabled: string | null = null, readAhead = vi.fn()) {
  document.body.innerHTML =
    '<a id="in" href="/library/files?q=x"><b>Library</b></a><a id="out" href="https://elsewhere.test/library/files">x</a><p>y</p>';
  const parts = { name: 'library', bootstrap, mount: bootstrap, update: bootstrap, unmount: bootstrap, readAhead };
  const remote = {
    id: '1.0.0+0123456789ab',
    entry: '/e.js',
    integrity: '',
    assets: { js: [], css: [] },
    manifest: {
      name: 'library',
      title: 'Library',
      routes: [],
      menu: [],
      widgets: {},
      uses: {},
      places: {},
      fills: {},
      state: {},
      budgetKB: 1,
    },
    disabled,
  };
  const fetchRemote = vi.fn(async (_name: string, _remote: object, _attempt: number) => ({ app: parts }));
  const loader = new RemoteLoader({ library: remote }, fetchRemote);
  stop = warmOnIntent({ table, loader });
  return { fetched: fetchRemote, loader, readAhead };
}

const press = () => document.querySelector('#in')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const over = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

it('loads the code of the remote that a link leads to, once', async () => {
  const bootstrap = vi.fn(() => Promise.resolve());
  const { fetched } = watch(bootstrap);
  over('#in b');
  over('#in');
  await vi.waitFor(() => expect(bootstrap).toHaveBeenCalled());
  expect(fetched.mock.calls.map(([name]) => name)).toEqual(['library']);
});

it('reads what a page will ask when the pointer rests on its link, not when it passes', async () => {
  vi.useFakeTimers();
  try {
    const { readAhead } = watch(() => Promise.resolve());
    over('#in b');
    over('p');
    await vi.advanceTimersByTimeAsync(500);
    expect(readAhead).not.toHaveBeenCalled();
    over('#in b');
    over('#in');
    await vi.advanceTimersByTimeAsync(500);
    expect(readAhead.mock.calls).toEqual([['http://localhost:3000/library/files?q=x']]);
  } finally {
    vi.useRealTimers();
  }
});

it('reads at once when the link is pressed, and nothing with data saver on', async () => {
  const { readAhead } = watch(() => Promise.resolve());
  press();
  await vi.waitFor(() => expect(readAhead).toHaveBeenCalledOnce());
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  press();
  await new Promise((resolve) => setTimeout(resolve));
  expect(readAhead).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('ignores other places and other elements', async () => {
  const { fetched } = watch(() => Promise.resolve());
  over('#out');
  over('p');
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
});

it('leaves a failure to the visit, which uses a fresh address', async () => {
  const { fetched, loader } = watch(
    vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(),
  );
  const attempts = () => fetched.mock.calls.map(([, , attempt]) => attempt);
  over('#in');
  await vi.waitFor(() => expect(attempts()).toEqual([0]));
  await new Promise((resolve) => setTimeout(resolve));
  over('#in');
  expect(attempts()).toEqual([0]);
  await loader.load('library');
  expect(attempts()).toEqual([0, 1]);
});

it('ignores a remote that was switched off', async () => {
  const { fetched } = watch(() => Promise.resolve(), 'Under repair');
  over('#in');
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
});
