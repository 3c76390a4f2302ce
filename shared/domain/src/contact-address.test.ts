import { expect, it } from 'vitest';
import { isMailAddress, isPhone } from './contact-address.ts';

const ofLength = (length: number): string => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

it.each(['ana@b.example', 'ana.o’neil+x@mail.b.example', ofLength(254)])('%s is an address', (text) =>
  expect(isMailAddress(text)).toBe(true),
);

it.each([
  'ana',
  'ana@b',
  'ana@b.e',
  'Ana <ana@b.example>',
  'a@b.example, c@b.example',
  'a@b.example\nBcc: c',
  ofLength(255),
])('%s is none', (text) => expect(isMailAddress(text)).toBe(false));

it.each([
  ['+1 (519) 555-0143', true],
  ['555.0143', true],
  ['555 014', false],
  ['555 0143 ext', false],
  ['', false],
])('%s as a telephone number: %s', (text, isOne) => expect(isPhone(text)).toBe(isOne));
