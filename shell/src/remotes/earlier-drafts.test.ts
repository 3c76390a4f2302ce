// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { writeDraftRows } from '@fieldspan/api/device/draft-rows';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageRemote } from '@fieldspan/contract/release';
import type { FetchRemote } from './federation-runtime.ts';
import { RemoteLoader } from './remote-loader.ts';

const DRAFT = { key: 'k', text: 'Half a sentence', attachments: [], needsOk: false };
const written = (writes: number) => ({ drafts: { writes, reads: [writes], writesBack: [] } });

const remote = (state: PageRemote['manifest']['state'], lastGood: PageRemote['lastGood'] = null): PageRemote => ({
  id: '1.0.0+0123456789ab',
  entry: '/r/messaging/1.0.0+0123456789ab/remoteEntry.js',
  integrity: '',
  assets: { js: [], css: [] },
  manifest: {
    name: 'messaging',
    title: 'Messages',
    routes: [],
    menu: [],
    widgets: {},
    uses: {},
    places: {},
    fills: {},
    state,
    budgetKB: 120,
  },
  disabled: null,
  lastGood,
});

/** The rows in the database of earlier releases of messaging. */
const earlierDrafts = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open('fieldspan-drafts');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open')));
    opening.addEventListener('success', () => {
      const base = opening.result;
      if (!base.objectStoreNames.contains('drafts')) {
        resolve([]);
        return;
      }
      const asked = base.transaction('drafts').objectStore('drafts').getAll();
      asked.addEventListener('success', () => {
        base.close();
        resolve(asked.result);
      });
    });
  });

/** A release whose page reads that database when it is mounted. */
function release() {
  const found: unknown[] = [];
  const page = {
    name: 'messaging',
    bootstrap: () => Promise.resolve(),
    mount: async () => void found.push(...(await earlierDrafts())),
    update: () => Promise.resolve(),
    unmount: () => Promise.resolve(),
  };
  return { found, module: { app: page } };
}

async function shown(loader: RemoteLoader): Promise<void> {
  const page = await loader.load('messaging');
  await Reflect.apply(page.mount, page, [{}]);
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  const { closeDevice } = await import('@fieldspan/api/device/device');
  closeDevice();
  await writeDraftRows([{ key: ['message', 4, 1, 7], value: DRAFT }]);
});

it('a release that was rolled back finds the drafts in the database that it knows', async () => {
  const { found, module } = release();
  await shown(new RemoteLoader({ messaging: remote(written(1)) }, () => Promise.resolve(module)));
  expect(found).toMatchObject([DRAFT]);
});

it('so does the last good one, if the live one cannot be loaded', async () => {
  const { found, module } = release();
  const fetchRemote: FetchRemote = (_name, { id }) =>
    id.startsWith('0.9.0') ? Promise.resolve(module) : Promise.reject(new Error('gone'));
  const lastGood = { id: '0.9.0+0123456789ab', entry: '/old.js', integrity: '', state: written(1) };
  await shown(new RemoteLoader({ messaging: remote(written(2), lastGood) }, fetchRemote));
  expect(found).toMatchObject([DRAFT]);
});

it('for a current release nothing is written back', async () => {
  const { found, module } = release();
  await shown(new RemoteLoader({ messaging: remote(written(2)) }, () => Promise.resolve(module)));
  expect(found).toEqual([]);
});
