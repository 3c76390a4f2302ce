import { parseFormSections } from '@fieldspan/contract/form-json';
import { expect, it } from 'vitest';
import { fieldRules } from './field-rules.ts';

function field(more: object) {
  const sections = parseFormSections(JSON.stringify([{ sectionHeading: '', fields: [{ type: 'boolean', ...more }] }]));
  const [first] = sections?.[0]?.fields ?? [];
  if (!first) throw new Error('no field');
  return first;
}

it('says nothing of a field without rules', () => {
  expect(fieldRules(field({ label: 'Name' }))).toEqual([]);
});

it('says which answer lets one go on, and what warns', () => {
  const rules = fieldRules(field({ positiveResponseRequired: 1, negativeWarningMessage: 'Tell your supervisor' }));
  expect(rules).toEqual(['Only “Yes” lets you go on.', 'Warns on “No”: Tell your supervisor']);
});
