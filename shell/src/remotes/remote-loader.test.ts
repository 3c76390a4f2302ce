import type { PageRemote } from '@fieldspan/contract/release';
import { beforeEach, expect, it, vi } from 'vitest';
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
    slots: {},
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
});

it('loads a remote once for its pages and its widgets', async () => {
  const [page, widget] = await Promise.all([loader.load('equipment'), loader.load('equipment.picker')]);
  expect([page.name, widget.name]).toEqual(['equipment', 'equipment.picker']);
  expect(fetchRemote).toHaveBeenCalledExactlyOnceWith('equipment', remote, 0);
});

it('keeps no failed load: the next one is a new attempt', async () => {
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

it('fetches anew what was forgotten after it had come', async () => {
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

it('takes the last good release for this tab when the live one cannot be loaded, and tells', async () => {
  const told = vi.fn<(name: string, error: unknown) => void>();
  loader = new RemoteLoader({ equipment: withLastGood }, fetchRemote, told);
  const error = new Error('gone');
  fetchRemote.mockRejectedValueOnce(error);
  await expect(loader.load('equipment')).resolves.toMatchObject({ name: 'equipment' });
  expect(told).toHaveBeenCalledExactlyOnceWith('equipment', error);
  expect(loader.idOf('equipment')).toBe('0.9.0+0123456789ab');
  expect(fetchRemote.mock.calls.map(([, { id, integrity }, attempt]) => [id, integrity, attempt])).toEqual([
    [remote.id, '', 0],
    ['0.9.0+0123456789ab', 'sha384-x', 1],
  ]);
  loader.forget('equipment');
  await loader.load('equipment');
  expect(fetchRemote.mock.lastCall?.[1].id).toBe('0.9.0+0123456789ab');
});

it('tells the live release’s error when the last good one cannot be loaded either, and tries the live one next', async () => {
  loader = new RemoteLoader({ equipment: withLastGood }, fetchRemote);
  fetchRemote.mockRejectedValueOnce(new Error('live gone')).mockRejectedValueOnce(new Error('old gone'));
  await expect(loader.load('equipment')).rejects.toThrow('live gone');
  await loader.load('equipment');
  expect(loader.idOf('equipment')).toBe(remote.id);
});
