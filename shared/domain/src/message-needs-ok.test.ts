import { expect, it } from 'vitest';
import { okState, withOk } from './message-needs-ok.ts';

const members = [{ id: 1 }, { id: 2 }, { id: 3 }];

it('lists who has said OK, in order, and who has not, and never the author', () => {
  expect(okState({ author_id: 1, ok_by: [3, 1, 9] }, members)).toEqual({ given: [{ id: 3 }], missing: [{ id: 2 }] });
});

it('can be said once and taken back', () => {
  expect(withOk([3], 2, true)).toEqual([3, 2]);
  expect(withOk([3, 2], 3, true)).toEqual([3, 2]);
  expect(withOk([3, 2], 3, false)).toEqual([2]);
});
