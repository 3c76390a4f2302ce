import { expect, it } from 'vitest';
import { hitPath } from './hit-path.ts';

it('leads to the page of the record', () => {
  expect(hitPath({ kind: 'person', slug: 'dana' })).toBe('/employee/dana/profile');
  expect(hitPath({ kind: 'thread', slug: 'a/b' })).toBe('/message/a%2Fb');
  expect(hitPath({ kind: 'blank-form', slug: 'monday' })).toBe('/do-form/monday');
  expect(hitPath({ kind: 'locate', slug: '2026/17' })).toBe('/locates/2026%2F17');
});
