import { expect, it } from 'vitest';
import { formNumber } from './form-number.ts';

it('CONST021 has nine digits', () => {
  expect(formNumber(123)).toBe('000000123');
  expect(formNumber(1_234_567_890)).toBe('1234567890');
});
