import { expect, it } from 'vitest';
import { noticeKinds } from './notice-kinds.ts';

it.each([
  ['', []],
  ['time', ['time']],
  ['forms,visits,forms', ['visits', 'forms']],
  ['time,incidents', null],
  ['time, forms', null],
])('reads %j', (text, kinds) => {
  expect(noticeKinds(text)).toEqual(kinds);
});
