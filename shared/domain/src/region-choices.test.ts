import { expect, it } from 'vitest';
import { NO_REGION, regionChoices } from './region-choices.ts';

it('CONST020 offers none as N/A, then the provinces, then the states, then other', () => {
  const choices = regionChoices();
  expect(choices.map(({ label }) => label)).toEqual(['None (N/A)', 'Canada', 'United States', 'Other']);
  expect(choices[0]).toHaveProperty('value', NO_REGION);
  expect(NO_REGION).toBe('N/A');
  expect(choices.at(-1)).toHaveProperty('value', 'Other');
  const flat = choices.flatMap((choice) => ('options' in choice ? choice.options : [choice]));
  expect(flat).toHaveLength(1 + 13 + 56 + 1);
  expect(flat[1]).toEqual({ value: 'AB', label: 'Alberta' });
  expect(flat[13]).toEqual({ value: 'YT', label: 'Yukon' });
  expect(flat[14]).toEqual({ value: 'AL', label: 'Alabama' });
});
