import { expect, it } from 'vitest';
import { typeOptions } from './type-options.ts';

it('lists types under their categories, in the order of the categories', () => {
  const categories = [
    { id: 2, name: 'Lifts' },
    { id: 1, name: 'Vehicles' },
  ];
  const types = [
    { id: 10, name: 'Van', category_id: 1 },
    { id: 11, name: 'Boom', category_id: 2 },
    { id: 12, name: 'Orphan', category_id: 9 },
  ];
  expect(typeOptions({ categories, types })).toEqual([
    { value: 11, label: 'Lifts › Boom' },
    { value: 10, label: 'Vehicles › Van' },
  ]);
});
