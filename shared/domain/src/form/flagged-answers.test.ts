import { describe, expect, it } from 'vitest';
import { answerWords, flaggedAnswers } from './flagged-answers.ts';
import { parseForm } from './parse-form.ts';

const docOf = (fields: readonly object[]) => {
  const doc = parseForm(JSON.stringify([{ key: 's', sectionHeading: 'Trench', fields }]));
  if (doc === null) throw new Error('not a form');
  return doc;
};

describe('the flagged answers of a form', () => {
  it('are those that stop the work or carry a warning, in the order of the questions', () => {
    const doc = docOf([
      { key: 'a', type: 'boolean', label: 'Shored?', value: 0, positiveResponseRequired: 1 },
      { key: 'b', type: 'boolean', label: 'Dry?', value: 1, negativeWarningMessage: 'Pump it' },
      {
        key: 'c',
        type: 'boolean',
        label: 'Gas?',
        value: 1,
        positiveWarningMessage: 'Call the supervisor',
        conditionalRemarksLabel: 'Where?',
        conditionalRemarksResponseValue: 1,
        conditionalRemarksValue: 'Grid C',
      },
      { key: 'd', type: 'boolean', label: 'Alone?', value: 1, ext: { v: 1, stop: 1 } },
    ]);
    expect(flaggedAnswers(doc)).toEqual([
      { fieldId: 's/a', label: 'Shored?', answer: 'No', lines: [], remarks: '', warning: null },
      { fieldId: 's/c', label: 'Gas?', answer: 'Yes', lines: [], remarks: 'Grid C', warning: 'Call the supervisor' },
      { fieldId: 's/d', label: 'Alone?', answer: 'Yes', lines: [], remarks: '', warning: null },
    ]);
  });
});

it('a repeating question that is flagged says only the rows that need attention, each on a line', () => {
  const inner = [
    { key: 'bay', type: 'text', label: 'Bay' },
    { key: 'ok', type: 'boolean', label: 'Sound?', negativeWarningMessage: 'Close it off' },
  ];
  const bays: [string, number][] = [
    ['North', 1],
    ['East', 0],
    ['South', 0],
  ];
  const rows = bays.map(([bay, ok]) => ({ bay: { value: bay }, ok: { value: ok } }));
  const value = bays.map(([bay, ok]) => [bay, ok === 1 ? 'Yes' : 'No']);
  const doc = docOf([
    { key: 'r', type: 'table', label: 'Bays', value, meta: { rows }, ext: { v: 1, of: 'repeat', fields: inner } },
  ]);
  expect(flaggedAnswers(doc)).toMatchObject([
    { label: 'Bays', warning: 'Close it off', lines: ['2 – Bay: East, Sound?: No', '3 – Bay: South, Sound?: No'] },
  ]);
});

describe('the words of a form', () => {
  it('are its answers and remarks of every kind, without questions, pictures and phone numbers', () => {
    const doc = docOf([
      { key: 'a', type: 'text', label: 'Supervisor', value: 'Priya Nair' },
      { key: 'b', type: 'select-multi', label: 'Tools', value: ['Saw', 'Drill'] },
      { key: 'c', type: 'table', label: 'Readings', columns: ['Gas', 'ppm'], value: [['CO', '12']] },
      { key: 'd', type: 'personnel-phone-list', label: 'Call', value: [{ name: 'Uma', phone: '519-555-0199' }] },
      { key: 'e', type: 'image', label: 'Photo', value: [{ id: 1, slug: 'x', filename: 'secret.png' }] },
      { key: 'f', type: 'date', label: 'Dug on', value: '2026-11-20' },
      { key: 'g', type: 'hologram', label: 'New kind', value: { text: 'seen', depth: 3 } },
      {
        key: 'h',
        type: 'tasklist',
        label: 'Tasks',
        value: ['Dig'],
        meta: { tasks: [{ description: 'Dig', hazards: ['Cave-in'], controls: ['Shoring'] }] },
      },
      { key: 'i', type: 'weather', label: 'Weather', value: weather },
      { key: 'j', type: 'medical-facility-location', label: 'Hospital', value: { name: 'General', address: '1 Road' } },
    ]);
    expect(answerWords(doc).split('\n')).toEqual([
      'Priya Nair',
      'Saw',
      'Drill',
      '1 – Gas: CO, ppm: 12',
      'Nov 20, 2026',
      'seen, 3',
      'Dig',
      'Hazards: Cave-in',
      'Controls: Shoring',
      '-3 °C, clear sky, wind 36 km/h, humidity 55%, Guelph',
      'General',
      '1 Road',
    ]);
  });
});

const weather = {
  name: 'Guelph',
  main: { temp: 270, humidity: 55 },
  wind: { speed: 10 },
  weather: [{ description: 'clear sky', icon: '01d' }],
};
