import { describe, expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';
import { formSections } from './submit-payload.ts';
import { formOf, oneField } from './testing/form-of.ts';

const valueOf = (field: object, value: unknown): unknown => {
  const { doc, id } = oneField(field, value);
  return doc.answers.get(id)?.value;
};

describe('form_json', () => {
  it('is a list of sections, an object that holds one, or nothing yet', () => {
    const sections = [{ sectionHeading: 'Work area', fields: [] }];
    expect(parseForm(JSON.stringify(sections))?.sections[0]?.heading).toBe('Work area');
    expect(parseForm(JSON.stringify({ sections }))?.sections).toHaveLength(1);
    expect(parseForm(null)?.sections).toEqual([]);
    expect(parseForm('{')).toBeNull();
  });

  it('gives fields ids that survive moving, by their key or by their label', () => {
    const fields = [
      { type: 'text', label: 'a' },
      { type: 'text', label: 'a' },
      { key: 'k1', type: 'text', label: 'b' },
    ];
    const doc = parseForm(JSON.stringify([{ key: 's1', sectionHeading: 'x', fields }]));
    expect([...(doc?.byId.keys() ?? [])]).toEqual(['s1/text a', 's1/text a 2', 's1/k1']);
  });

  it('FORM012 drops a stored completion section: one is added to every form', () => {
    const json = JSON.stringify([{ sectionHeading: 'Complete!', isCompleteSection: true, fields: [] }]);
    expect(parseForm(json)?.sections).toEqual([]);
  });

  it('keeps unknown properties when it is stored again', () => {
    const stored = [
      { sectionHeading: 'x', mood: 1, fields: [{ type: 'text', label: 'a', value: 'b', ext: { v: 1 } }] },
    ];
    const doc = parseForm(JSON.stringify(stored));
    expect(doc && formSections(doc)).toEqual(stored);
  });
});

describe('a stored answer', () => {
  it('CONST022 FORM061 is 1 or 0 for yes and no, however it was written', () => {
    expect([1, '1', true, 0, '0', false, 'maybe'].map((value) => valueOf({ type: 'boolean' }, value))).toEqual([
      1,
      1,
      1,
      0,
      0,
      0,
      undefined,
    ]);
  });

  it('FORM063 is padded and cut to the shape of its table', () => {
    const table = { type: 'table', columns: ['Reading', 'OK'], rows: ['Morning', 'Noon'] };
    expect(valueOf(table, [['4', 'yes', 'more']])).toEqual([
      ['4', 'yes'],
      ['', ''],
    ]);
  });

  it('FORM063 has as many rows as its table says by a number', () => {
    expect(valueOf({ type: 'table', columns: ['Reading'], rows: 3 }, [['4']])).toEqual([['4'], [''], ['']]);
  });

  it('is a list where several can be chosen', () => {
    expect(valueOf({ type: 'checklist' }, 'Gloves')).toEqual(['Gloves']);
  });
});

describe('what is stored', () => {
  const picture = { id: 4, slug: 'p', filename: 'p.png', width: 1, height: 1 };

  it('FORM004 has pictures without their metadata, in fields and in conditional pictures', () => {
    const fields = [
      { type: 'image', label: 'Photo' },
      { type: 'whiteboard', label: 'Sketch' },
      {
        type: 'boolean',
        label: 'Clear?',
        conditionalImageLabel: 'Show it',
        conditionalImageResponseValue: 0,
        conditionalImageValue: [{ ...picture, meta: { key: 'b' } }],
      },
    ];
    const doc = formOf([fields], {
      Photo: [{ ...picture, meta: { isNew: true, key: 'a' } }],
      'Clear?': 0,
      Sketch: { ...picture, meta: { isNew: true } },
    });
    const [section] = formSections(doc);
    expect(section?.['fields']).toMatchObject([
      { value: [picture] },
      { value: picture },
      { conditionalImageValue: [picture] },
    ]);
    expect(JSON.stringify(section)).not.toContain('meta');
  });

  it('has no state of the screen, and no remarks that are no longer required', () => {
    const field = {
      type: 'boolean',
      label: 'a',
      hasError: true,
      tempOther: 'x',
      conditionalRemarksLabel: 'Why?',
      conditionalRemarksResponseValue: 0,
      conditionalRemarksValue: 'because',
    };
    expect(JSON.stringify(formSections(formOf([[field]], { a: 1 })))).not.toMatch(/hasError|tempOther|because/);
    expect(JSON.stringify(formSections(formOf([[field]], { a: 0 })))).toContain('because');
  });
});
