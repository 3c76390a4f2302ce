// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bareHost } from './testing/bare-host.ts';
import type { FederationHost, Lifecycles, MountedParcel } from './lifecycles.ts';
import { Visit, type VisitState } from './visit.ts';

const page: Lifecycles = {
  name: 'library',
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  update: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
  canUpdate: () => 'clean',
  saveDraft: () => Promise.resolve(),
};

const load = vi.fn<() => Promise<Lifecycles>>();
const update = vi.fn<(props: object) => Promise<void>>(() => Promise.resolve());
const unmount = vi.fn<() => Promise<void>>(() => Promise.resolve());
const report = vi.fn<FederationHost['report']>(() => '7F3A');
let told: VisitState[];
let mounted: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(page);
  unmount.mockClear();
  update.mockClear();
  report.mockClear();
  told = [];
  mounted = Promise.resolve();
});

afterEach(() => vi.useRealTimers());

function visit(): Visit<object> {
  const host = bareHost({ report, mountParcel: (): MountedParcel<object> => ({ mounted, update, unmount }) });
  const domElement = document.createElement('div');
  return new Visit({ part: 'library', host, load, domElement, props: {}, onChange: (state) => told.push(state) });
}

it('reports when the pages are shown', async () => {
  await visit().start();
  expect(told).toEqual([{ kind: 'shown' }]);
});

it('reports what failed, with the code of the report', async () => {
  const error = new Error('gone');
  load.mockRejectedValue(error);
  await visit().start();
  expect(told).toEqual([{ kind: 'failed', error, code: '7F3A' }]);
  expect(report).toHaveBeenCalledExactlyOnceWith({ part: 'library', error });
});

it('reports a mount that failed, and cleans up', async () => {
  const error = new Error('broken');
  mounted = Promise.reject(error);
  await visit().start();
  expect(told).toEqual([{ kind: 'failed', error, code: '7F3A' }]);
  expect(unmount).toHaveBeenCalledOnce();
});

it('passes new props on', async () => {
  const going = visit();
  await going.start();
  going.update({ value: 7 });
  expect(update).toHaveBeenCalledExactlyOnceWith({ value: 7 });
});

it('reports an update that failed, and cleans up', async () => {
  const going = visit();
  await going.start();
  const error = new Error('broken');
  update.mockRejectedValueOnce(error);
  going.update({ value: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect(told.at(-1)).toEqual({ kind: 'failed', error, code: '7F3A' });
  expect(unmount).toHaveBeenCalledOnce();
});

it('ERR022 says after 8 s that it is still loading and gives up in the end, whatever hangs', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  const done = visit().start();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([{ kind: 'loading', isSlow: true }]);
  // Each file has 120 s of its own, and they come in two turns; everything else gets a little more.
  await vi.advanceTimersByTimeAsync(232_000);
  expect(told).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect(told.at(-1)).toMatchObject({ kind: 'failed', error: { name: 'ChunkLoadError', type: 'timeout' } });
});

it('reports nothing after it was ended, and unmounts the pages', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mounted = promise;
  const ending = visit();
  const done = ending.start();
  await vi.advanceTimersByTimeAsync(0);
  ending.end();
  resolve();
  await done;
  expect(unmount).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

it('mounts nothing when it was ended while loading', async () => {
  const { promise, resolve } = Promise.withResolvers<Lifecycles>();
  load.mockReturnValue(promise);
  const ending = visit();
  const done = ending.start();
  ending.end();
  resolve(page);
  await done;
  expect(unmount).not.toHaveBeenCalled();
});

it('ends when the shell takes it away, and says why', async () => {
  const { promise: unwanted, resolve } = Promise.withResolvers<unknown>();
  const mountParcel = () => ({ mounted, update, unmount, unwanted });
  const domElement = document.createElement('div');
  const onChange = (state: VisitState) => told.push(state);
  const host = bareHost({ report, mountParcel });
  await new Visit({ part: 'forms.filler', host, load, domElement, props: {}, onChange }).start();
  const error = new Error('Under repair');
  resolve(error);
  await unwanted;
  expect(told).toEqual([{ kind: 'shown' }, { kind: 'failed', error, code: '7F3A' }]);
  expect(unmount).toHaveBeenCalledOnce();
});
