// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { beginSession, endSession } from './session.ts';
import { withoutTokens } from './without-tokens.ts';

afterEach(() => endSession());

it.each([
  ['Failed to load /resources/images/s3cr3t/9.jpg', 'Failed to load /resources/images/[removed]/9.jpg'],
  ['at https://x/page?session_token=s3cr3t&a=1', 'at https://x/page?session_token=[removed]&a=1'],
  ['/reset-password/s3cr3t', '/reset-password/[removed]'],
  ['/setup/2/s3cr3t', '/setup/2/[removed]'],
  ['https://x/r/forms/1.0.0+0123456789ab/a.js:1:2', 'https://x/r/forms/1.0.0+0123456789ab/a.js:1:2'],
])('removes tokens from addresses: %s', (text, clean) => {
  expect(withoutTokens(text)).toBe(clean);
});

it('removes the keys of the session wherever they occur', () => {
  const user = { userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false };
  beginSession({ apiKey: 'key-0815', sessionToken: 'tok-4711', ...user });
  expect(withoutTokens('Cannot parse "key-0815" of tok-4711')).toBe('Cannot parse "[removed]" of [removed]');
});
