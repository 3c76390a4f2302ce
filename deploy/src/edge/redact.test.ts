import { expect, test } from 'vitest';
import { redactedPath } from './redact.ts';

test.each([
  ['/api/Message/check-new?after=5', '/api/Message/check-new'],
  ['/api/MessageThread/find/secret-slug', '/api/MessageThread/find/…'],
  ['/resources/images/company/t0ken/picture.jpg?token=t0ken', '/resources/…'],
  ['/reset-password/t0ken', '/reset-password/…'],
  ['/accept-invite/t0ken?x=1', '/accept-invite/…'],
  ['/r/forms/1.0.0+0123456789ab/app.js', '/r/forms/1.0.0+0123456789ab/app.js'],
  ['/?token=t0ken', '/'],
])('%s is logged as %s', (url, shown) => {
  expect(redactedPath(url)).toBe(shown);
});
