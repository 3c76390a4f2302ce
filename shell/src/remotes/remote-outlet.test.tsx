// @vitest-environment jsdom
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { defineRemote } from '@fieldspan/federation/define-remote';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RemoteLoader } from './remote-loader.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { pageRemote } from './testing/page-set.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A host that mounts for real. */
function mountingHost(report = vi.fn(() => '7F3A')) {
  const host: FederationHost = bareHost({
    report,
    mountParcel: ({ lifecycles, domElement, props }) => ({
      mounted: lifecycles.mount({ domElement, host, props }),
      update: () => Promise.resolve(),
      unmount: async () => {
        await Promise.resolve();
        await lifecycles.unmount({ domElement, host, props });
      },
    }),
  });
  return host;
}

it('offers another try after 8 s of waiting, which asks anew; what hung may still come and changes nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = defineRemote({ name: 'library', load: async () => ({ App: () => <h1>Library</h1> }) });
  const hung = Promise.withResolvers<object>();
  const attempts: number[] = [];
  const loader = new RemoteLoader({ library: pageRemote('library', '1.0.0') }, (_name, _remote, attempt) => {
    attempts.push(attempt);
    return attempt === 0 ? hung.promise : Promise.resolve({ app });
  });
  const report = vi.fn(() => '7F3A');
  const host = mountingHost(report);
  const settled = vi.fn();
  render(<RemoteOutlet name="library" release="1.0.0" host={host} loader={loader} onSettled={settled} />);
  await act(() => vi.advanceTimersByTimeAsync(7_900));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeTruthy();
  expect(attempts).toEqual([0, 1]);
  hung.reject(new Error('too late'));
  await act(() => vi.advanceTimersByTimeAsync(250_000));
  expect(screen.getByRole('heading', { level: 1, name: 'Library' })).toBeTruthy();
  expect(report).not.toHaveBeenCalled();
  expect(attempts).toEqual([0, 1]);
});

it('retries by itself when the failed release is no longer live', async () => {
  const broken = pageRemote('library', '1.0.0');
  const mended = pageRemote('library', '1.0.1');
  const app = defineRemote({ name: 'library', load: async () => ({ App: () => <h1>Library</h1> }) });
  const loader = new RemoteLoader({ library: broken }, async (_, { id }) => {
    if (id === broken.id) throw new Error('gone');
    return { app };
  });
  const report = vi.fn(() => '7F3A');
  const host = mountingHost(report);
  const outlet = (release: string) => (
    <RemoteOutlet name="library" release={release} host={host} loader={loader} onSettled={() => undefined} />
  );
  const { rerender } = render(outlet(broken.id));
  await screen.findByRole('button', { name: 'Try again' });
  loader.take('library', mended);
  rerender(outlet(mended.id));
  expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeTruthy();
  expect(report).toHaveBeenCalledOnce();
});
