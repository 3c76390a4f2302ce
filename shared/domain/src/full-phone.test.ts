import { expect, it } from 'vitest';
import { fullPhone, phoneDigits } from './full-phone.ts';

it.each([
  ['519 555 0142', '+15195550142'],
  ['(519) 555-0142', '+15195550142'],
  ['1 519 555 0142', '+15195550142'],
  ['+49 30 1234567', '+49301234567'],
  [' 555 0142 ', '555 0142'],
  ['ask Joanne', 'ask Joanne'],
])('%s is stored as %s', (typed, stored) => expect(fullPhone(typed)).toBe(stored));

it('is compared by its digits', () => expect(phoneDigits('+1 (519) 555-0142')).toBe('15195550142'));
