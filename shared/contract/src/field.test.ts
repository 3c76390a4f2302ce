import * as v from 'valibot';
import { expect, it } from 'vitest';
import { choice, knownChoice } from './field.ts';

it('ROLE009 a value that only a newer server knows reads as none if the field says so, and breaks nothing', () => {
  const { schema, options } = knownChoice(['Admin', 'Basic']);
  expect(v.parse(schema, 'Basic')).toBe('Basic');
  expect(v.parse(schema, 'Foreman')).toBeNull();
  // A save still accepts only the known values.
  expect(options).toEqual(['Admin', 'Basic']);
  expect(v.safeParse(choice(['a', 'b']).schema, 'c').success).toBe(false);
});
