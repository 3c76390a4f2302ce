import { expect, it } from 'vitest';
import { setAnswer } from '../form-logic.ts';
import { fieldState } from '../field-state.ts';
import { parseForm } from '../parse-form.ts';
import { formJson, openForm } from './edit-form.ts';
import { pseudoForm } from './pseudo-form.ts';

const STORED = [
  {
    key: 's',
    sectionHeading: 'Site',
    fields: [
      {
        key: 'soil',
        type: 'select',
        label: 'Soil?',
        options: ['Clay', { key: 'x', label: 'Sand' }],
        default: 'Clay',
        conditionalRemarksLabel: 'Why?',
        conditionalRemarksResponseValue: ['Sand', 'N/A'],
        ext: { v: 1, help: 'Look', stop: 'Sand', allowNA: 1 },
      },
      { key: 'name', type: 'text', label: 'Who?', default: '$.user.first_name' },
      { key: 'read', type: 'static-paragraph', default: '<p>Read <b>this</b></p>' },
      {
        key: 'deep',
        type: 'boolean',
        label: 'Deep?',
        conditionalImageResponseValue: 1,
        ext: { v: 1, visibleIf: { all: [{ key: 'soil', is: 'Sand' }] } },
      },
    ],
  },
];

function docOf(stored: unknown) {
  const form = openForm(JSON.stringify(stored));
  const doc = form && parseForm(formJson(pseudoForm(form)));
  if (!doc) throw new Error('This is no form');
  return doc;
}

it('all words are other ones, and rules and conditions still wait for the same answers', () => {
  const doc = docOf(STORED);
  const [soil, name, read] = [...doc.byId.values()].map(({ field }) => field);
  expect(doc.sections[0]?.heading).toBe('⟦Šîţé ~⟧');
  expect(soil).toMatchObject({ label: expect.stringMatching(/^⟦Šöîļ/), ext: { help: expect.stringMatching(/^⟦/) } });
  expect([soil?.default]).toEqual(soil?.options.slice(0, 1));
  expect(name?.default).toBe('$.user.first_name');
  expect(read?.default).toMatch(/^<p>⟦.*⟧<b>⟦.*⟧<\/b><\/p>$/);
  expect([...doc.hidden]).toEqual(['s/deep']);
  const answered = setAnswer(doc, 's/soil', { value: soil?.options[1] }).doc;
  expect([...answered.hidden]).toEqual([]);
  expect(fieldState(answered, 's/soil')).toMatchObject({ isStopped: true, asksRemarks: true });
});
