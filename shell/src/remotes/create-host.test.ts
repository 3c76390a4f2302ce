// @vitest-environment jsdom
import { createNavigation } from '@fieldspan/federation/navigation';
import { expect, it, vi } from 'vitest';
import { createHost } from './create-host.ts';
import { LOAD_FAILED_EVENT } from './load-failed-event.ts';
import { RemoteLoader } from './remote-loader.ts';
import { RunningSet } from './running-set.ts';
import { pageRemote, pageSet } from './testing/page-set.ts';

const off = { ...pageRemote('forms', '1.0.0'), disabled: 'Under repair' };
const set = pageSet(1, { forms: off, library: pageRemote('library', '1.0.0') });
const running = new RunningSet(set);
const host = createHost({
  running,
  loader: new RemoteLoader(set.remotes, () => Promise.reject(new Error('nothing is fetched'))),
  navigation: createNavigation(window),
  confirmLeave: () => Promise.resolve(true),
  showFiles: () => undefined,
  setTitle: () => undefined,
});

const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

function looksAsked(): () => number {
  const look = vi.fn<() => void>();
  window.addEventListener(LOAD_FAILED_EVENT, look);
  return () => look.mock.calls.length;
}

it('reads the live set again if files did not load, but not for a fault of the code', () => {
  const looks = looksAsked();
  host.report({ part: 'library', error: new RangeError('broken') });
  expect(looks()).toBe(0);
  host.report({ part: 'library', error: chunkError });
  expect(looks()).toBe(1);
});

it('provides no widget of a remote that was switched off, and reports no failure of it', async () => {
  const error: unknown = await host.loadWidget('forms.filler').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'SwitchedOffError', message: 'Under repair' });
  expect(host.report({ part: 'forms.filler', error })).toBe('');
});

it('describes what the tab currently runs', () => {
  expect(host.describe('library')).toMatchObject({ set: 1, version: '1.0.0' });
  running.replace({ ...set, seq: 2 });
  expect(host.describe('library')).toMatchObject({ set: 2 });
});
