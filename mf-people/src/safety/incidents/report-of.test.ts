// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { reportOf } from './report-of.ts';

it('a near miss is sent as one, without what was left empty', () => {
  const values = { title: 'Loose rung', kind: 'near_miss', happened_on: '2026-11-29', place: null } as const;
  expect(reportOf(values)).toEqual({ title: 'Loose rung', kind: 'near_miss', happened_on: '2026-11-29' });
});
