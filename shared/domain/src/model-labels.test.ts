import { expect, it } from 'vitest';
import { COMMENT_PARENTS } from './comment-parents.ts';
import { MODEL_LABELS } from './model-labels.ts';

it('CONST017 has the ten labels, in the exact words', () => {
  expect(Object.values(MODEL_LABELS)).toEqual([
    'Expense',
    'Time Log',
    'Service',
    'Purchase Order',
    'Contact',
    'Service Invoice/Quote',
    'Library File',
    'Equipment',
    'Training Certificate',
    'Service Contract',
  ]);
});

it('CONST017 labels the records that can be commented, all ten of them', () => {
  expect([...COMMENT_PARENTS].toSorted()).toEqual(Object.keys(MODEL_LABELS).toSorted());
});
