import { expect, it } from 'vitest';
import { isAmerican } from './is-american.ts';

it.each(['USA', 'United States', 'us', 'AMERICA', 'united states of America', ' usa '])(
  'CONST006 treats %s as American',
  (country) => expect(isAmerican(country)).toBe(true),
);

it.each(['CA', 'Canada', 'Mexico', 'U', 'American Samoa', '', null, undefined])(
  'CONST006 does not treat %s as American',
  (country) => expect(isAmerican(country)).toBe(false),
);
