import { expect, it } from 'vitest';
import { insideApp } from './inside-app.ts';

it.each(['/', '/message/stone-road', '/projects/list?page=2#a'])('accepts %s', (link) =>
  expect(insideApp(link)).toBe(link),
);

it.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  'https://elsewhere.test',
  'javascript:alert(1)',
  'messages',
  '',
  null,
  undefined,
])('refuses %j', (link) => expect(insideApp(link)).toBeNull());
