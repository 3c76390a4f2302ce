import { expect, it } from 'vitest';
import { passwordErrors } from './password-rules.ts';

const errorsOf = (password: string) => passwordErrors({ password, confirm: password });

it.each(['aaaaaaaaa', 'password1', 'qwertyuiop', '123456789', 'fieldspan1', 'Passw0rd!', 'a'.repeat(400)])(
  'refuses %s, which is guessed first',
  async (password) => {
    expect(await errorsOf(password)).toEqual([
      'This password is too easy to guess. Take a few words that do not belong together.',
    ]);
  },
);

it.each(['copper lantern tide', 'nine wet gloves', 'V7#tq9!mLx', 'x'.repeat(20) + 'copper lantern'])(
  'accepts %s',
  async (password) => {
    expect(await errorsOf(password)).toEqual([]);
  },
);

it('AUTH019 asks for nine characters, and for both to be equal', async () => {
  expect(await passwordErrors({ password: 'short', confirm: 'other' })).toEqual([
    'Password must be at least 9 characters long.',
    'The passwords do not match.',
  ]);
});
