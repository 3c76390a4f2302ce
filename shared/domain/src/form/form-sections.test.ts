import { describe, expect, it } from 'vitest';
import { parseFormSections } from './form-sections.ts';

const section = { sectionHeading: 'Work area', fields: [{ type: 'boolean', label: 'Clear?', requiredField: 1 }] };

describe('form_json', () => {
  it('is an array of sections, or an object that holds one', () => {
    const [read] = parseFormSections(JSON.stringify([section])) ?? [];
    expect(read?.sectionHeading).toBe('Work area');
    expect(parseFormSections(JSON.stringify({ sections: [section] }))).toEqual(
      parseFormSections(JSON.stringify([section])),
    );
  });

  it('reads flags written as booleans, numbers and text', () => {
    const fields = [true, 1, '1', false, 0, null].map((requiredField) => ({ type: 'text', label: 'a', requiredField }));
    const [read] = parseFormSections(JSON.stringify([{ sectionHeading: '', fields }])) ?? [];
    expect(read?.fields.map((field) => field.requiredField)).toEqual([true, true, true, false, false, false]);
  });

  it('keeps unknown properties', () => {
    const fields = [{ type: 'text', label: 'a', ext: { v: 1 } }];
    const [read] = parseFormSections(JSON.stringify([{ sectionHeading: 's', fields, key: 'k' }])) ?? [];
    expect(read).toMatchObject({ key: 'k', fields: [{ ext: { v: 1 } }] });
  });

  it('reads options given as text or with labels', () => {
    const fields = [{ type: 'select', label: 'a', options: ['One', { key: 'b', label: 'Two' }] }];
    const [read] = parseFormSections(JSON.stringify([{ sectionHeading: 's', fields }])) ?? [];
    expect(read?.fields[0]?.options).toEqual(['One', 'Two']);
  });

  it('has no sections before it was written', () => {
    expect(parseFormSections(null)).toEqual([]);
  });

  it.each(['', '{', '3', '{"sections":3}', '[{"fields":[{}]}]'])('is refused when it is not a form: %s', (json) => {
    expect(parseFormSections(json)).toBeNull();
  });
});
