import { lintTemplate } from '@fieldspan/domain/form/lint-template';
import { describe, expect, it } from 'vitest';
import { TRADES } from '@fieldspan/domain/trades';
import type { StarterField, StarterForm } from './starter-form.ts';
import { STARTERS } from './starters.ts';

const fieldsOf = ({ sections }: StarterForm): StarterField[] => sections.flatMap(({ fields }) => [...fields]);
const questionsOf = (form: StarterForm) => fieldsOf(form).filter(({ type }) => type !== 'static-paragraph');
const labelsOf = (form: StarterForm) =>
  new Set(
    questionsOf(form).map(({ label }) =>
      label
        .toLowerCase()
        .replaceAll(/[^a-z0-9 ]/g, '')
        .trim(),
    ),
  );

const CONDITIONS = ['conditionalRemarksLabel', 'conditionalImageLabel'] as const;
const WARNINGS = ['positiveWarningMessage', 'negativeWarningMessage'] as const;
const STOPS = ['positiveResponseRequired', 'negativeResponseRequired'] as const;

/** What may stand in the paragraphs (decisions.md on rich text). */
const TAG = /<(?!\/?(?:p|ul|ol|li|strong|em)>)/;

describe('the starter library', () => {
  it('has at least thirty forms, and five of each trade', () => {
    expect(STARTERS.length).toBeGreaterThanOrEqual(30);
    for (const trade of TRADES)
      expect(STARTERS.filter((form) => form.trade === trade).length, trade).toBeGreaterThanOrEqual(5);
  });

  it('has a key and a title for each form that no other has', () => {
    for (const name of ['key', 'title'] as const)
      expect(new Set(STARTERS.map((form) => form[name])).size).toBe(STARTERS.length);
    for (const { key } of STARTERS) expect(key).toMatch(/^[a-z][a-z0-9-]+$/);
  });

  it('has no two forms with more than half of their questions in common', () => {
    const alike = STARTERS.flatMap((form, at) =>
      STARTERS.slice(at + 1).flatMap((other) => {
        const [ours, theirs] = [labelsOf(form), labelsOf(other)];
        const shared = [...ours].filter((label) => theirs.has(label)).length;
        return shared > Math.min(ours.size, theirs.size) / 2 ? [`${form.key} and ${other.key}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe.each(STARTERS.map((form) => [form.key, form] as const))('%s', (_, form) => {
  it('can be filled in: the linter finds nothing', () => {
    const findings = lintTemplate(JSON.stringify(form.sections));
    expect(findings.map(({ text, fieldKey }) => `${fieldKey}: ${text}`)).toEqual([]);
  });

  it('asks at least twelve questions, each once', () => {
    expect(questionsOf(form).length).toBeGreaterThanOrEqual(12);
    expect(labelsOf(form).size).toBe(questionsOf(form).length);
  });

  it('asks further where an answer calls for it, and warns or stops', () => {
    const fields = fieldsOf(form);
    expect(fields.filter((field) => CONDITIONS.some((name) => field[name])).length).toBeGreaterThanOrEqual(2);
    expect(fields.filter((field) => WARNINGS.some((name) => field[name])).length).toBeGreaterThanOrEqual(1);
    expect(fields.some((field) => STOPS.some((name) => field[name]) || field.conditionalImageLabel)).toBe(true);
  });

  it('asks further only for answers that can be given', () => {
    for (const field of fieldsOf(form)) {
      const wanted = [field.conditionalRemarksResponseValue, field.conditionalImageResponseValue].flat();
      const answers: readonly unknown[] = field.type === 'boolean' ? [0, 1] : (field.options ?? []);
      for (const value of wanted) if (value !== undefined) expect(answers, field.label).toContain(value);
    }
  });

  it('has a key for every section and field that stays when it moves, and plain paragraphs', () => {
    for (const { key, fields } of form.sections) {
      expect(key).toMatch(/^[a-z][a-z0-9-]*$/);
      for (const field of fields) {
        expect(field.key).toMatch(/^[a-z][a-z0-9-]*$/);
        expect(field.default ?? '').not.toMatch(TAG);
      }
    }
  });
});
