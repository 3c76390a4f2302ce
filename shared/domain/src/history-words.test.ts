import { afterEach, describe, expect, it } from 'vitest';
import { deedWords, fieldLabel, recordWords, valueWords } from './history-words.ts';
import { writeIn } from './page-language.ts';

afterEach(() => writeIn('en'));

const words = (value: string | null, kind: string, more: object = {}) =>
  valueWords(value, { stored: { kind }, names: {}, ...more });

describe('a value in the history', () => {
  it.each([
    ['1', 'flag', 'Yes'],
    ['0', 'flag', 'No'],
    ['1234.50', 'money', '$1,234.50'],
    ['-3', 'money', '−$3.00'],
    ['0.125', 'number', '0.125'],
    ['[{"a":1}]', 'json', '1 entry'],
    ['[1,2]', 'ids', '2 entries'],
    ['{"a":1}', 'json', 'as it was'],
    ['Guelph', 'text', 'Guelph'],
    ['', 'text', ''],
  ])('%s of kind %s reads %s', (value, kind, text) => expect(words(value, kind)).toBe(text));

  it('is empty where there was none', () => expect(words(null, 'money')).toBe(''));

  it('shows a moment in the device’s own zone', () => {
    expect(words('2026-11-20T12:00:00+00:00', 'instant')).toMatch(/^Nov 20, 2026 @ /);
  });

  it('names the record it refers to, as far as it may be known', () => {
    const shown = { stored: { kind: 'id', ref: 'User' }, names: { 7: 'Dana Okafor' } };
    expect(valueWords('7', shown)).toBe('Dana Okafor');
    expect(valueWords('8', shown)).toBe('no. 8');
  });

  it('uses the page’s labels where it has some', () => {
    expect(words('on_hold', 'text', { options: { on_hold: 'On hold' } })).toBe('On hold');
    expect(words('constructor', 'text', { options: {} })).toBe('constructor');
  });
});

it.each([
  ['customer_id', 'Customer'],
  ['is_lead', 'Lead'],
  ['serial_num', 'Serial number'],
  ['lines_json', 'Lines'],
  ['job_num', 'Number'],
])('%s is called %s if no page labels it', (field, label) => expect(fieldLabel(field)).toBe(label));

it('says what happened, and to what', () => {
  expect([deedWords('deleted'), deedWords('two_factor_on')]).toEqual(['Deleted', 'Two factor on']);
  expect([recordWords('Job'), recordWords('PurchaseOrder')]).toEqual(['project', 'purchase order']);
});

it('says it in the language of the page', () => {
  writeIn(
    'fr',
    (english) => `fr:${english}`,
    (count, { other }) => `fr:${count}:${other}`,
  );
  expect([fieldLabel('lines_json'), deedWords('deleted'), recordWords('Job')]).toEqual([
    'fr:Lines',
    'fr:Deleted',
    'fr:project',
  ]);
  expect([
    words('1', 'flag'),
    words('[1,2]', 'ids'),
    words('8', 'id', { stored: { kind: 'id', ref: 'User' } }),
  ]).toEqual(['fr:Yes', 'fr:2:{{count}} entries', 'fr:no. 8']);
});
