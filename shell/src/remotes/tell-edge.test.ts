// @vitest-environment jsdom
import { beginSession, endSession } from '@fieldspan/api/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellEdge } from './tell-edge.ts';

const sent = vi.fn<Navigator['sendBeacon']>(() => true);

beforeEach(() => {
  sent.mockClear();
  Object.assign(navigator, { sendBeacon: sent });
});

afterEach(() => endSession());

function signIn(): void {
  beginSession({
    apiKey: 'key',
    sessionToken: 'token',
    userId: 1,
    userSlug: 'ana',
    staySignedIn: false,
    masterKey: false,
  });
}

it('says once a page load that a release was shown, and once that it failed', () => {
  signIn();
  const forms = { remote: 'forms', id: '1.0.0+0123456789ab' };
  for (let visit = 0; visit < 3; visit += 1) tellEdge({ ...forms, kind: 'shown' });
  tellEdge({ ...forms, kind: 'failed', name: 'ChunkLoadError' });
  expect(sent.mock.calls).toEqual([
    ['/__beacon', JSON.stringify({ ...forms, kind: 'shown' })],
    ['/__beacon', JSON.stringify({ ...forms, kind: 'failed', name: 'ChunkLoadError' })],
  ]);
});

it('says nothing of strangers', () => {
  tellEdge({ remote: 'library', id: '1.0.0+0123456789ab', kind: 'shown' });
  expect(sent).not.toHaveBeenCalled();
});
