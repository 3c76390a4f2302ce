// @vitest-environment jsdom
import { noteAnswer } from '@fieldspan/api/reach';
import type { PageRemote } from '@fieldspan/contract/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchRemote } from './federation-runtime.ts';
import { RemoteLoader } from './remote-loader.ts';

const remote: PageRemote = {
  id: '1.0.0+0123456789ab',
  entry: '/r/equipment/1.0.0+0123456789ab/remoteEntry.js',
  integrity: '',
  assets: { js: [], css: [] },
  manifest: {
    name: 'equipment',
    title: 'Equipment',
    routes: [],
    menu: [],
    widgets: {},
    uses: {},
    places: {},
    fills: {},
    state: {},
    budgetKB: 120,
  },
  disabled: null,
};

const part = (name: string) => ({
  name,
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  update: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
});

const fetchRemote = vi.fn<FetchRemote>();
let loader: RemoteLoader;

beforeEach(() => {
  fetchRemote.mockReset().mockResolvedValue({ app: part('equipment'), picker: part('equipment.picker'), version: '1' });
  loader = new RemoteLoader({ equipment: remote }, fetchRemote);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
});

afterEach(noteAnswer);

it('loads a remote once for its pages and its widgets', async () => {
  const [page, widget] = await Promise.all([loader.load('equipment'), loader.load('equipment.picker')]);
  expect([page.name, widget.name]).toEqual(['equipment', 'equipment.picker']);
  expect(fetchRemote).toHaveBeenCalledExactlyOnceWith('equipment', remote, 0);
});

it('does not cache a failed load: the next one is a new attempt', async () => {
  fetchRemote.mockRejectedValueOnce(new Error('gone'));
  await expect(loader.load('equipment')).rejects.toThrow('gone');
  await expect(loader.load('equipment')).resolves.toMatchObject({ name: 'equipment' });
  expect(fetchRemote.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
});

it('counts one failure once, however many waited for it', async () => {
  fetchRemote.mockRejectedValueOnce(new Error('gone'));
  const first = loader.load('equipment');
  await Promise.allSettled([first, loader.load('equipment.picker')]);
  loader.forget('equipment');
  await loader.load('equipment');
  expect(fetchRemote.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1]);
});

it('loads again a remote that was forgotten after loading', async () => {
  await loader.load('equipment');
  loader.forget('equipment.picker');
  await loader.load('equipment');
  expect(fetchRemote).toHaveBeenLastCalledWith('equipment', remote, 1);
});

it('refuses what the set or the remote does not have', async () => {
  await expect(loader.load('forms')).rejects.toThrow('The release set has no forms');
  await expect(loader.load('equipment.scanner')).rejects.toThrow('equipment has no equipment.scanner');
});

const withLastGood: PageRemote = {
  ...remote,
  lastGood: {
    id: '0.9.0+0123456789ab',
    entry: '/r/equipment/0.9.0+0123456789ab/remoteEntry.js',
    integrity: 'sha384-x',
  },
};

const back = { id: '0.9.0+0123456789ab', integrity: 'sha384-x' };
const calls = () => fetchRemote.mock.calls.map(([, { id, integrity }, attempt]) => [id, integrity, attempt]);
const timeout = Object.assign(new Error('hangs'), { name: 'ChunkLoadError', type: 'timeout' });

describe('with a last good release in the set', () => {
  const told = vi.fn<(name: string, error: unknown) => void>();

  beforeEach(() => {
    told.mockClear();
    loader = new RemoteLoader({ equipment: withLastGood }, fetchRemote, told);
  });

  it('tries the live one once more at fresh addresses: a short failure changes nothing', async () => {
    fetchRemote.mockRejectedValueOnce(new Error('gone'));
    await expect(loader.load('equipment')).resolves.toMatchObject({ name: 'equipment' });
    expect([calls(), told.mock.calls, loader.idOf('equipment')]).toEqual([
      [
        [remote.id, '', 0],
        [remote.id, '', 1],
      ],
      [],
      remote.id,
    ]);
  });

  it('uses the last good one for this tab if the live one cannot be loaded, and reports it once', async () => {
    const error = new Error('gone');
    fetchRemote.mockRejectedValueOnce(error).mockRejectedValueOnce(new Error('still gone'));
    const [page] = await Promise.all([loader.load('equipment'), loader.load('equipment.picker')]);
    expect(page.name).toBe('equipment');
    expect(told).toHaveBeenCalledExactlyOnceWith('equipment', error);
    expect(loader.idOf('equipment')).toBe(back.id);
    expect(calls()).toEqual([
      [remote.id, '', 0],
      [remote.id, '', 1],
      [back.id, back.integrity, 2],
    ]);
    loader.forget('equipment');
    await loader.load('equipment');
    expect(fetchRemote.mock.lastCall?.[1].id).toBe(back.id);
  });

  it('also if the entry loaded and the code of the pages did not', async () => {
    const broken = { ...part('equipment'), bootstrap: () => Promise.reject(new Error('chunk gone')) };
    fetchRemote.mockResolvedValueOnce({ app: broken }).mockResolvedValueOnce({ app: broken });
    await loader.load('equipment');
    expect(calls().map(([id]) => id)).toEqual([remote.id, remote.id, back.id]);
  });

  it('at once for a release that loads but cannot be shown', async () => {
    const error = new TypeError('x is undefined');
    await loader.load('equipment');
    await expect(loader.loadLastGood('equipment', error)).resolves.toMatchObject({ name: 'equipment' });
    expect(told).toHaveBeenCalledExactlyOnceWith('equipment', error);
    expect(calls().map(([id]) => id)).toEqual([remote.id, back.id]);
    await expect(loader.loadLastGood('equipment', error)).rejects.toBe(error);
  });

  it('reports the live one’s error if the last good one cannot be loaded either, and tries the live one next', async () => {
    for (const message of ['live gone', 'live gone again', 'old gone'])
      fetchRemote.mockRejectedValueOnce(new Error(message));
    await expect(loader.load('equipment')).rejects.toThrow('live gone');
    await loader.load('equipment');
    expect([loader.idOf('equipment'), fetchRemote.mock.lastCall?.[2]]).toEqual([remote.id, 3]);
  });

  it.each([
    ['the file hangs', timeout, () => Promise.resolve(new Response('ok'))],
    ['nothing answers', new Error('gone'), () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no server answers', new Error('gone'), () => Promise.resolve(new Response('', { status: 503 }))],
  ])('keeps the live one if %s: the release is not at fault', async (_, error, life) => {
    vi.stubGlobal('fetch', life);
    fetchRemote.mockRejectedValueOnce(error);
    await expect(loader.load('equipment')).rejects.toBe(error);
    await expect(loader.loadLastGood('equipment', error)).rejects.toBe(error);
    expect(fetchRemote).toHaveBeenCalledOnce();
  });
});

it('has no fallback if the set names none', async () => {
  const error = new TypeError('x is undefined');
  await loader.load('equipment');
  await expect(loader.loadLastGood('equipment', error)).rejects.toBe(error);
});

it('loads the code of a loaded release again if its pages failed', async () => {
  const broken = { ...part('equipment'), bootstrap: () => Promise.reject(new Error('chunk gone')) };
  fetchRemote.mockResolvedValueOnce({ app: broken });
  await expect(loader.load('equipment')).rejects.toThrow('chunk gone');
  await loader.load('equipment');
  expect(fetchRemote.mock.lastCall?.[2]).toBe(1);
});

it('keeps a remote of which a part is missing', async () => {
  await loader.load('equipment');
  await expect(loader.load('equipment.scanner')).rejects.toThrow('equipment has no equipment.scanner');
  await loader.load('equipment');
  expect(fetchRemote).toHaveBeenCalledOnce();
});

it('falls back to the last good release also if the visit joined a prefetch', async () => {
  fetchRemote.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  const stepping = new RemoteLoader({ equipment: withLastGood }, fetchRemote);
  void stepping.warm('equipment');
  await expect(stepping.load('equipment')).resolves.toMatchObject({ name: 'equipment' });
  expect(fetchRemote.mock.calls.at(-1)?.[1].id).toBe(withLastGood.lastGood?.id);
});
