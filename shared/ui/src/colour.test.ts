import { expect, it } from 'vitest';
import { knownColour } from './colour.ts';

it('accepts short and long hexadecimal colours', () => {
  expect(knownColour('#b4762a')).toBe('#b4762a');
  expect(knownColour(' #FA0 ')).toBe('#FA0');
});

it.each([null, '', 'red', '#12345', 'b4762a', '#b4762a;background:url(x)'])('does not accept %j', (value) => {
  expect(knownColour(value)).toBeNull();
});
