// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { begunWork, forgetBegun, noteBegun } from './begun-work.ts';
import { DANA, EVE, signIn } from './outbox/testing/outbox-bench.ts';
import { endSession } from './session.ts';

afterEach(() => {
  endSession();
  localStorage.clear();
});

const trench = { label: 'Trench check', address: '/do-form/trench?job=j1' };

it('is returned only to its writer, for the company it was begun for, until it is submitted', () => {
  signIn(DANA);
  noteBegun('a', { ...DANA, ...trench });
  noteBegun('b', { ...DANA, tenantId: 2, ...trench });
  expect(begunWork()).toEqual([{ name: 'a', ...DANA, ...trench }]);
  endSession();
  expect(begunWork()).toEqual([]);
  signIn(EVE);
  expect(begunWork()).toEqual([]);
  signIn(DANA);
  forgetBegun('a');
  expect(begunWork()).toEqual([]);
});

it('is nothing if the device holds something else', () => {
  signIn(DANA);
  localStorage.setItem('fieldspan.begun', '[1');
  expect(begunWork()).toEqual([]);
});
