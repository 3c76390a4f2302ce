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

it('is told to its writer alone, for the employer it was begun for, until it is handed in', () => {
  signIn(DANA);
  noteBegun('a', { ...DANA, ...trench });
  noteBegun('b', { ...DANA, tenantId: 2, ...trench });
  expect(begunWork()).toEqual([{ ...DANA, ...trench }]);
  endSession();
  expect(begunWork()).toEqual([]);
  signIn(EVE);
  expect(begunWork()).toEqual([]);
  signIn(DANA);
  forgetBegun('a');
  expect(begunWork()).toEqual([]);
});

it('is nothing where the device holds something else', () => {
  signIn(DANA);
  localStorage.setItem('fieldspan.begun', '[1');
  expect(begunWork()).toEqual([]);
});
