import { expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { ApiErrorKind } from '../api-error.ts';
import { verdictOf } from './verdict.ts';

const verdict = (kind: ApiErrorKind, status = 0) => verdictOf(new ApiError(kind, { call: 'Message/save', status }));

it.each([
  ['no network', 'network', 0],
  ['a broken server', 'server', 500],
  ['a server that is being replaced', 'server', 503],
  ['the page of a captive portal', 'server', 200],
  ['a time-out on the way', 'status', 408],
  ['too many at once', 'status', 429],
] as const)('tries again for ever after %s', (_, kind, status) => {
  expect(verdict(kind, status)).toBe('again');
});

it('keeps waiting while the person has terms to agree to', () => {
  expect(verdictOf(new ApiError('refused', { call: 'Message/save', status: 200, code: 'owing' }))).toBe('again');
});

it('retries if the device’s storage failed after the response', () => {
  expect(verdictOf(new DOMException('full', 'QuotaExceededError'))).toBe('again');
});

it('waits for the next sign-in after 401', () => {
  expect(verdict('unauthorised', 401)).toBe('signed-out');
});

it('waits until the person works for that company again', () => {
  expect(verdict('status', 409)).toBe('elsewhere');
});

it.each([
  ['success false', 'refused', 200],
  ['a foreign origin', 'unauthorised', 403],
  ['a malformed call', 'status', 400],
  ['a call that is not there', 'status', 404],
] as const)('leaves it to the person after %s', (_, kind, status) => {
  expect(verdict(kind, status)).toBe('refused');
});

it('does not retry a fault of ours forever', () => {
  expect(verdictOf(new TypeError('x'))).toBe('refused');
});
