// @vitest-environment jsdom
import { fakeServer } from '@fieldspan/testing/fake-server';
import { beforeEach, expect, it, vi } from 'vitest';
import { callAll } from './call.ts';
import { beginSession, currentSession, endSession } from './session.ts';
import { signIn, signOut } from './sign-in.ts';

const session = {
  apiKey: 'key',
  sessionToken: 'tok',
  userId: 4,
  userSlug: 'dana',
  staySignedIn: true,
  masterKey: false,
};

beforeEach(() => {
  endSession();
  localStorage.clear();
});

it('signing out cancels reads before the server is told, with the key that ends', async () => {
  beginSession(session);
  let isReadStopped = false;
  const asked = fakeServer(async ({ call, request }) => {
    if (call === 'user/sign-out') return { body: { data: {}, message: isReadStopped ? 'after' : 'before' } };
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    isReadStopped = true;
    throw request.signal.reason;
  });
  const reading = callAll('Job', { fields: ['id'] });
  const refused = expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(asked).toHaveLength(1));

  const leaving = signOut();
  expect(currentSession()).toBeNull();
  await leaving;
  await refused;
  expect(isReadStopped).toBe(true);
  expect(asked.at(-1)?.headers.get('api-key')).toBe('key');
});

it('a sign-in waits for the sign-out before it, whose response removes the cookie', async () => {
  beginSession(session);
  const answered = Promise.withResolvers<void>();
  const asked = fakeServer(async ({ call }) => {
    if (call === 'user/sign-out') await answered.promise;
    return { body: { success: false, errors: ['No'] } };
  });
  const leaving = signOut();
  const entering = signIn({ email: 'a@b.c', password: 'x', staySignedIn: true }).catch(() => 'refused');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answered.resolve();
  await leaving;
  expect(await entering).toBe('refused');
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/sign-out', '/api/user/authenticate']);
});
