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
