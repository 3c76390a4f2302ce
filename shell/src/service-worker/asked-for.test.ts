import { expect, it } from 'vitest';
import { askedFor } from './asked-for.ts';

const HERE = 'https://app.test';
const asked = (path: string, rest: Partial<Parameters<typeof askedFor>[0]> = {}) =>
  askedFor({ method: 'GET', mode: 'cors', destination: '', url: new URL(path, HERE).href, ...rest }, HERE);
const visit = { mode: 'navigate', destination: 'document' } as const;

it('handles pages, files of releases and pictures', () => {
  expect(asked('/projects/list', visit)).toBe('page');
  expect(asked('/r/forms/1.0.0+0123456789ab/app.js')).toBe('file');
  expect(asked('/resources/images/token/a.jpg', { destination: 'image' })).toBe('picture');
});

it('never handles a call, a download, a page of the server or another origin', () => {
  expect(asked('/api/Job/get')).toBe('other');
  expect(asked('/api/docs', visit)).toBe('other');
  expect(asked('/resources/files/token/a.pdf', visit)).toBe('other');
  expect(asked('/resources/forms/form/ack/token/a.jpg', { destination: 'image' })).toBe('other');
  expect(asked('/healthz', visit)).toBe('other');
  expect(asked('/r/forms/1.0.0+0123456789ab/app.js', { method: 'POST' })).toBe('other');
  expect(asked('https://elsewhere.test/r/x/y.js')).toBe('other');
  expect(asked('/favicon.ico', visit)).toBe('other');
});
