import { expect, it } from 'vitest';
import { matchingCommands } from './local-commands.ts';

const commands = [
  { label: 'Projects', icon: null, to: '/projects/list' },
  { label: 'Materials & Tasks', icon: null, to: '/materials/list' },
  { label: 'Log Out', icon: null },
  { label: 'Employés', icon: null, to: '/employees/list' },
];
const found = (text: string) => matchingCommands(commands, text, 10).map(({ label }) => label);

it('shows everything in its order before anything is typed', () => {
  expect(found('')).toEqual(['Projects', 'Materials & Tasks', 'Log Out', 'Employés']);
  expect(matchingCommands(commands, ' ', 2)).toHaveLength(2);
});

it('ranks the start of a label before the start of a word, and both before the middle of one', () => {
  expect(found('o')).toEqual(['Log Out', 'Projects', 'Employés']);
  expect(found('lo')).toEqual(['Log Out', 'Employés']);
  expect(found('task')).toEqual(['Materials & Tasks']);
});

it('ignores case and accents', () => {
  expect(found('EMPLOYES')).toEqual(['Employés']);
});

it('finds nothing in an empty list', () => {
  expect(found('zzz')).toEqual([]);
});
