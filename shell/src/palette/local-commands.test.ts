import { expect, it } from 'vitest';
import { matchingCommands } from './local-commands.ts';

const commands = [
  { label: 'Projects', icon: null, to: '/projects/list' },
  { label: 'Materials & Tasks', icon: null, to: '/materials/list' },
  { label: 'Log Out', icon: null },
  { label: 'Employés', icon: null, to: '/employees/list' },
];
const found = (text: string) => matchingCommands(commands, text, 10).map(({ label }) => label);

it('before anything is typed shows what there is, in its order', () => {
  expect(found('')).toEqual(['Projects', 'Materials & Tasks', 'Log Out', 'Employés']);
  expect(matchingCommands(commands, ' ', 2)).toHaveLength(2);
});

it('puts the start of a label before the start of a word, and both before the middle of one', () => {
  expect(found('o')).toEqual(['Log Out', 'Projects', 'Employés']);
  expect(found('lo')).toEqual(['Log Out', 'Employés']);
  expect(found('task')).toEqual(['Materials & Tasks']);
});

it('does not mind case and accents', () => {
  expect(found('EMPLOYES')).toEqual(['Employés']);
});

it('finds nothing where nothing is', () => {
  expect(found('zzz')).toEqual([]);
});
