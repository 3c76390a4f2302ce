import { expect, it } from 'vitest';
import { answerNumber, writtenNumber } from './answer-number.ts';
import { oneField } from './testing/form-of.ts';

it.each([
  ['12', 12],
  [' -12.5 ', -12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['+3', 3],
  ['1,000.5', null],
  ['12 m', null],
  ['', null],
])('“%s” is the number %s', (text, number) => expect(writtenNumber(text)).toBe(number));

const TEXT = { type: 'text' };
const CHOICE = { type: 'select', options: ['3 – Major'] };

it.each<[object, unknown, number | null]>([
  [TEXT, 7, 7],
  [TEXT, Infinity, null],
  [TEXT, '7,5', 7.5],
  [TEXT, '3 – Major', null],
  [TEXT, ['7'], null],
  [CHOICE, '3 – Major', 3],
  [CHOICE, ' -1.5 C', -1.5],
  [CHOICE, 'Major 3', null],
  [{ ...CHOICE, ext: { allowNA: true } }, 'N/A', null],
])('%j answered with %j counts as %s', (asked, value, number) => {
  const { doc, id } = oneField(asked);
  const field = doc.byId.get(id)?.field;
  expect(field && answerNumber(field, value)).toBe(number);
});
