import { expect, it } from 'vitest';
import { matchingLabels } from './matching-labels.ts';

const commands: { label: string; words?: string; to?: string }[] = [
  { label: 'Projects', to: '/projects/list' },
  { label: 'Materials & Tasks', to: '/materials/list' },
  { label: 'Log Out' },
  { label: 'Taxes', words: 'GST, sales tax', to: '/settings/taxes' },
  { label: 'Employés', to: '/employees/list' },
];
const found = (text: string) => matchingLabels(commands, text, 10).map(({ label }) => label);

it('shows everything in its order before anything is typed', () => {
  expect(found('')).toEqual(['Projects', 'Materials & Tasks', 'Log Out', 'Taxes', 'Employés']);
  expect(matchingLabels(commands, ' ', 2)).toHaveLength(2);
});

it('ranks the start of a label before the start of a word, and both before the middle of one', () => {
  expect(found('o')).toEqual(['Log Out', 'Projects', 'Employés']);
  expect(found('lo')).toEqual(['Log Out', 'Employés']);
  expect(found('task')).toEqual(['Materials & Tasks']);
});

it('ignores case and accents', () => {
  expect(found('EMPLOYES')).toEqual(['Employés']);
});

it('finds by other words, behind what is called so', () => {
  expect(found('gst')).toEqual(['Taxes']);
  expect(found('Sales Ta')).toEqual(['Taxes']);
  expect(found('tas')).toEqual(['Materials & Tasks']);
  expect(found('ta')).toEqual(['Taxes', 'Materials & Tasks']);
  // The middle of another word is none of them.
  expect(found('ales')).toEqual([]);
});

it('finds nothing in an empty list', () => {
  expect(found('zzz')).toEqual([]);
});
