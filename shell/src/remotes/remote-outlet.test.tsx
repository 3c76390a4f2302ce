// @vitest-environment jsdom
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { defineRemote } from '@fieldspan/federation/define-remote';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RemoteLoader } from './remote-loader.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { pageRemote } from './testing/page-set.ts';

afterEach(cleanup);

it('retries by itself when the failed release is no longer live', async () => {
  const broken = pageRemote('library', '1.0.0');
  const mended = pageRemote('library', '1.0.1');
  const app = defineRemote({ name: 'library', load: async () => ({ App: () => <h1>Library</h1> }) });
  const loader = new RemoteLoader({ library: broken }, async (_, { id }) => {
    if (id === broken.id) throw new Error('gone');
    return { app };
  });
  const report = vi.fn(() => '7F3A');
  const host = bareHost({
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
