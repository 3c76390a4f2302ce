import { expect, it } from 'vitest';
import { toleranceChoices, toleranceText } from './tolerance-choices.ts';

it('CONST010 goes from 100 m to 1000 km', () => {
  const choices = toleranceChoices(false);
  expect(choices[0]).toEqual({ metres: 100, label: '100 m' });
  expect(choices.at(-1)).toEqual({ metres: 1_000_000, label: '1000 km' });
});

it('CONST011 goes from 300 ft to 500 mi for American companies', () => {
  const choices = toleranceChoices(true);
  expect(choices[0]).toEqual({ metres: 91.4, label: '300 ft' });
  expect(choices.at(-1)).toEqual({ metres: 805_023.3, label: '500 mi' });
});

it.each([true, false])('grows from choice to choice (American: %s)', (american) => {
  const metres = toleranceChoices(american).map((choice) => choice.metres);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  expect(new Set(metres).size).toBe(metres.length);
});

it.each([
  [300, '300 m'],
  [304.8, '1000 ft'],
  [804.67, '0.5 mi'],
  [80.25, '80.3 m'],
])('%d m is shown as the chosen option: %s', (metres, text) => {
  expect(toleranceText(metres)).toBe(text);
});
