import { describe, expect, it } from 'vitest';
import { answerProblems, asksTheSame, checkFilled } from './check-filled.ts';
import { formOf } from './testing/form-of.ts';

const PLACE = { type: 'text', label: 'Place', requiredField: true };
const FIELDS: object[] = [
  PLACE,
  { type: 'select', label: 'Ground', options: ['Dry', 'Wet'] },
  { type: 'boolean', label: 'Safe', negativeResponseRequired: false, positiveResponseRequired: true },
];
const asked = formOf([FIELDS]);
const filled = (answers: Record<string, unknown>) => formOf([FIELDS], answers);
const said = (answers: Record<string, unknown>) => checkFilled(asked, filled(answers)).map(({ text }) => text);

const MAP = { type: 'image', label: 'Map', imageIsStatic: 1 };
const showing = (id: number) => formOf([[{ ...MAP, value: [{ id, slug: 'a', filename: 'a.jpg' }] }]]);

describe('the answers of a form', () => {
  it('have no problem where all that is needed is there and fits', () =>
    expect(said({ Place: 'Yard', Ground: 'Dry', Safe: 1 })).toEqual([]));

  it('are missing, or do not fit, each said at its question', () => {
    expect(said({ Ground: 'Sand', Safe: 1 })).toEqual([
      'Section “S1”, question “Place”: this needs an answer.',
      'Section “S1”, question “Ground”: this answer does not fit the question.',
    ]);
    const [missing] = answerProblems(filled({ Safe: 1 }));
    expect(missing).toMatchObject({ fieldId: [...asked.byId.keys()][0], said: 'This needs an answer.' });
  });

  it('may mean that the work must not begin', () =>
    expect(said({ Place: 'Yard', Safe: 0 })).toEqual([
      'Section “S1”, question “Safe”: this answer means that you are not ready to proceed.',
    ]));
});

describe('the questions of a form', () => {
  const CHANGED = [{ ...PLACE, label: 'Another place' }, ...FIELDS.slice(1)];

  it('are those of the template, whatever is answered', () =>
    expect(asksTheSame(asked, filled({ Place: 'Yard' }))).toBe(true));

  it.each([
    ['another question', CHANGED, 'the template does not ask this.'],
    ['one more', [...FIELDS, { type: 'text', label: 'More' }], 'the template does not ask this.'],
    ['one less', FIELDS.slice(0, 2), 'the template asks this, and the form leaves it out.'],
  ])('are not with %s, and nothing is said of the answers', (_, fields, why) => {
    const other = formOf([fields], { Place: 'Yard', Safe: 0 });
    expect(asksTheSame(asked, other)).toBe(false);
    const texts = checkFilled(asked, other).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts[0]).toContain(why);
    expect(texts.join()).not.toContain('not ready to proceed');
  });

  it('are the template’s with its own picture, and not with another', () => {
    expect(asksTheSame(showing(1), showing(1))).toBe(true);
    expect(asksTheSame(showing(1), showing(2))).toBe(false);
  });
});
