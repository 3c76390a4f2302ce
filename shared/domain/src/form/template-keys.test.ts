import { expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';
import { withTemplateKeys } from './template-keys.ts';

const text = (label: string, more: object = {}) => ({ type: 'text', label, ...more });
const keyed = (form: unknown): unknown => JSON.parse(withTemplateKeys(JSON.stringify(form)));

it('gives sections and fields the keys that they were known by, each once', () => {
  const form = [
    { sectionHeading: 'Site', fields: [text('Name'), text('Name'), text('Age', { key: 'text Name 2' })] },
    { sectionHeading: 'Site', fields: [text('Name')] },
    { sectionHeading: '', fields: [] },
  ];
  expect(keyed(form)).toMatchObject([
    { key: 'Site', fields: [{ key: 'text Name' }, { key: 'text Name 3' }, { key: 'text Name 2' }] },
    { key: 'Site 2', fields: [{ key: 'text Name 4' }] },
    { key: 'section' },
  ]);
  const plain = JSON.stringify([{ sectionHeading: 'Site', fields: [text('Name'), text('Age')] }]);
  expect([...(parseForm(withTemplateKeys(plain))?.byId.keys() ?? [])]).toEqual([
    ...(parseForm(plain)?.byId.keys() ?? []),
  ]);
});

it('changes nothing that has keys, and nothing that is not a form', () => {
  const whole = '[ {"key":"s", "fields":[{"key":"a","type":"text"}]} ]';
  for (const json of [whole, '{', '42', '{"a":1}', '[{"fields":[1]}]']) expect(withTemplateKeys(json)).toBe(json);
  expect(keyed({ more: 1, sections: [{ sectionHeading: 'A', fields: [] }] })).toEqual({
    more: 1,
    sections: [{ key: 'A', sectionHeading: 'A', fields: [] }],
  });
});
