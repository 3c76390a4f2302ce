// @vitest-environment jsdom
import { fakeServer } from '@fieldspan/testing/fake-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasTokenEnded, isTokenDue, renewToken } from './renew-token.ts';
import { resourceUrl } from './resource-url.ts';
import { beginSession, currentSession, endSession } from './session.ts';

const HOUR_MS = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00Z');
const session = {
  apiKey: 'key',
  sessionToken: 'old',
  tokenEndsAt: noon + 12 * HOUR_MS,
  userId: 4,
  userSlug: 'dana',
  staySignedIn: true,
  masterKey: false,
};

beforeEach(() => {
  endSession();
  localStorage.clear();
  beginSession(session);
});

describe('a session token', () => {
  it('SESS019 is renewed an hour before it expires, by the clock', () => {
    expect(isTokenDue(session, noon + 11 * HOUR_MS - 1)).toBe(false);
    expect(isTokenDue(session, noon + 11 * HOUR_MS)).toBe(true);
    expect(hasTokenEnded(session, noon + 12 * HOUR_MS - 1)).toBe(false);
    expect(hasTokenEnded(session, noon + 12 * HOUR_MS)).toBe(true);
    expect(hasTokenEnded({ ...session, tokenEndsAt: undefined }, noon)).toBe(true);
  });

  it('SESS019 is requested once, for twelve hours, and is in every address created from then on', async () => {
    const asked = fakeServer(() => ({ body: { data: { token: 'new', expiry: '2026-11-21T12:00:00Z' } } }));
    await Promise.all([renewToken(), renewToken()]);
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/UserToken/create');
    expect(Object.fromEntries((await asked[0]?.formData()) ?? [])).toEqual({ user_id: '4', expiry_hrs: '12' });
    expect(resourceUrl('images', 'a.png')).toBe('/resources/images/new/a.png');
    expect(JSON.parse(localStorage.getItem('fieldspan.session') ?? '')).toMatchObject({ sessionToken: 'new' });
  });

  it('is not given to somebody who signed in while it was being requested', async () => {
    const answer = Promise.withResolvers<{ body: object }>();
    const asked = fakeServer(() => answer.promise);
    const renewing = renewToken();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    beginSession({ ...session, apiKey: 'other', sessionToken: 'theirs' });
    answer.resolve({ body: { data: { token: 'new', expiry: '2026-11-21T12:00:00Z' } } });
    await renewing;
    expect(currentSession()?.sessionToken).toBe('theirs');
  });
});
