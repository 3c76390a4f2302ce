// @vitest-environment jsdom
import { ApiError } from '@fieldspan/api/api-error';
import type { CodeOrigin } from '@fieldspan/api/code-origin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followErrors } from './follow-errors.ts';
import { keepUncaught } from './uncaught.ts';

const FORMS = 'https://app.example.com/r/forms/2.0.1+0123456789ab/117.js';
const LIBRARY = 'https://app.example.com/r/library/1.0.0+bbbbbbbbbbbb/app.js';
const SHELL = 'https://app.example.com/r/shell/1.4.0+aaaaaaaaaaaa/core.js';
const ofForms = { remote: 'forms', release: '2.0.1+0123456789ab' };

let told: { message: string; origin: CodeOrigin | null }[];
let stop: () => void;

const follow = () => followErrors(({ error, origin }) => told.push({ message: String(error), origin }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') });
  told = [];
  keepUncaught();
  stop = follow();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function thrown(message: string, ...files: string[]): Error {
  const error = new TypeError(message);
  error.stack = [String(error), ...files.map((file) => `    at f (${file}:1:2)`)].join('\n');
  return error;
}

const inHandler = (error: unknown, filename = '') =>
  dispatchEvent(Object.assign(new Event('error'), { error, filename, message: String(error) }));
const inPromise = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('names the release whose event handler threw, and the one with an unhandled rejection', () => {
  inHandler(thrown('one', FORMS, SHELL));
  inPromise(thrown('two', LIBRARY));
  inPromise(thrown('three', SHELL));
  expect(told).toEqual([
    { message: 'TypeError: one', origin: ofForms },
    { message: 'TypeError: two', origin: { remote: 'library', release: '1.0.0+bbbbbbbbbbbb' } },
    { message: 'TypeError: three', origin: { remote: 'shell', release: '1.4.0+aaaaaaaaaaaa' } },
  ]);
});

it('uses the file that the event names if the error has no stack, and no release without a file', () => {
  inHandler(undefined, FORMS);
  inHandler('a text', FORMS);
  inPromise('another text');
  expect(told.map(({ origin }) => origin)).toEqual([ofForms, ofForms, null]);
});

it('reports a distinct error once a minute, each version separately', () => {
  for (let turn = 0; turn < 50; turn += 1) inHandler(thrown('loop', FORMS));
  inHandler(thrown('loop', FORMS.replace('2.0.1+0', '2.0.2+0')));
  inHandler(thrown('other', FORMS));
  expect(told.map(({ origin }) => origin?.release)).toEqual([
    '2.0.1+0123456789ab',
    '2.0.2+0123456789ab',
    '2.0.1+0123456789ab',
  ]);
  vi.setSystemTime(Date.now() + 59_999);
  inHandler(thrown('loop', FORMS));
  expect(told).toHaveLength(3);
  vi.setSystemTime(Date.now() + 1);
  inHandler(thrown('loop', FORMS));
  expect(told).toHaveLength(4);
});

it('reports what the content policy blocked, and whose code requested it', () => {
  dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'connect-src',
      blockedURI: 'https://evil.example/?token=s3cr3t',
      sourceFile: FORMS,
    }),
  );
  expect(told).toEqual([
    { message: 'SecurityPolicyViolation: connect-src does not allow https://evil.example', origin: ofForms },
  ]);
});

it.each<[string, unknown]>([
  ['a call that failed: the caller and the API tell it', new ApiError('refused', { call: 'Job/save' })],
  ['what was called off', new DOMException('stop', 'AbortError')],
  ['an observer that needs another round', new Error('ResizeObserver loop completed with undelivered notifications.')],
  ['an extension of the browser', thrown('theirs', 'chrome-extension://abc/content.js')],
])('does not report %s', (_, error) => {
  inPromise(error);
  inHandler(error);
  expect(told).toEqual([]);
});

it('reports nothing after its end, and keeps nothing for the next person', () => {
  stop();
  inHandler(thrown('late', FORMS));
  stop = follow();
  expect(told).toEqual([]);
});

it('reports errors from before it started, of a loop only the first', async () => {
  stop();
  vi.resetModules();
  const early = await import('./uncaught.ts');
  const afterwards = await import('./follow-errors.ts');
  early.keepUncaught();
  inHandler(thrown('first', FORMS));
  inPromise(thrown('second', LIBRARY));
  for (let turn = 0; turn < 50; turn += 1) inHandler(thrown(`loop ${turn}`, FORMS));
  stop = afterwards.followErrors(({ error, origin }) => told.push({ message: String(error), origin }));
  expect(told.slice(0, 2).map(({ message }) => message)).toEqual(['TypeError: first', 'TypeError: second']);
  expect(told).toHaveLength(20);
  inHandler(thrown('now', FORMS));
  expect(told.at(-1)?.message).toBe('TypeError: now');
});
