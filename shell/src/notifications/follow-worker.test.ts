// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { afterEach, expect, it, vi } from 'vitest';
import { followWorker } from './follow-worker.ts';

const worker = new EventTarget();
Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });

const says = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

afterEach(() => vi.restoreAllMocks());

it('SHELL006 reloads notifications when a push arrives, and follows a pressed one only inside the app', () => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const follow = vi.fn<(link: string) => void>();
  const stop = followWorker(follow);
  says({ kind: 'notified' });
  expect(asked).toHaveBeenCalledTimes(1);
  says({ kind: 'follow', link: '/message/stone-road' });
  says({ kind: 'follow', link: '//elsewhere.test' });
  says({ kind: 'other' });
  expect(follow.mock.calls).toEqual([['/message/stone-road']]);
  stop();
  says({ kind: 'follow', link: '/services' });
  expect(follow).toHaveBeenCalledTimes(1);
});
