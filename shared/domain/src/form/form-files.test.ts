import { expect, it } from 'vitest';
import { drawnOn, filesOf, keysOnTheirWay } from './form-files.ts';
import { formOf, withAnswer } from './testing/form-of.ts';

const picture = (id: number, filename = `${id}.jpg`) => ({ id, slug: `s${id}`, filename });

const FIELDS = [
  { type: 'image', label: 'Pictures', conditionalImageValue: [picture(3)] },
  { type: 'whiteboard', label: 'Sketch' },
  { type: 'library-file', label: 'Plan' },
  { type: 'library-file', label: 'No plan' },
  { type: 'text', label: 'Words' },
];
const ANSWERS = {
  Pictures: [picture(1), picture(2), picture(1)],
  Sketch: picture(9, ''),
  Plan: { LibraryUpload: { id: 5, filename: 'plan.pdf' } },
  'No plan': { LibraryUpload: { id: 'x', filename: 'x.pdf' } },
  Words: picture(4),
};
const form = formOf([FIELDS], ANSWERS);

it('has each picture and each picked file once, in the order of the questions, with where it stands', () => {
  expect(filesOf(form).map(({ entry, uploadId, filename }) => [entry.field.label, uploadId, filename])).toEqual([
    ['Pictures', 1, '1.jpg'],
    ['Pictures', 2, '2.jpg'],
    ['Pictures', 3, '3.jpg'],
    ['Plan', 5, 'plan.pdf'],
  ]);
});

it('draws on sheets and pictures, not on picked files', () =>
  expect(drawnOn(form)).toEqual({ canvasIds: [9], imageIds: [1, 2, 3] }));

it('says which pictures have not arrived, those beside an answer too, each once', () => {
  const [id = ''] = form.byId.keys();
  const away = (key: string) => ({ ...picture(0, ''), width: null, height: null, key });
  const filled = withAnswer(form, id, { value: [away('a'), picture(1)], images: [away('b'), away('a')] });
  expect([keysOnTheirWay(form), keysOnTheirWay(filled)]).toEqual([[], ['a', 'b']]);
});
