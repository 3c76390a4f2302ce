import { expect, it } from 'vitest';
import { plural, t } from './i18n.ts';

it('fills in values, and leaves out a missing one', () => {
  expect(t('Step {{number}} of {{count}}', { number: 2, count: 5 })).toBe('Step 2 of 5');
  expect(t('For {{place}}')).toBe('For ');
});

it('does not interpret the text of a value', () => {
  expect(t('Hello {{name}}', { name: '$& {{name}} $1' })).toBe('Hello $& {{name}} $1');
});

const minutes = (count: number) => plural(count, { one: '{{count}} minute', other: '{{count}} minutes' });

it('has one form for exactly one', () => {
  expect([0, 1, 2].map(minutes)).toEqual(['0 minutes', '1 minute', '2 minutes']);
});
