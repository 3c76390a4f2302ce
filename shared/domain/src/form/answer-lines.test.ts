import { expect, it } from 'vitest';
import { answerLines } from './answer-lines.ts';
import type { Answer } from './form-types.ts';
import { oneField } from './testing/form-of.ts';

function lines(field: object, answer: Answer): string[] {
  const { doc, id } = oneField(field);
  const entry = doc.byId.get(id);
  return entry === undefined ? ['no field'] : answerLines(entry, answer);
}

const WEATHER = {
  name: 'Guelph',
  main: { temp: 293, humidity: 40 },
  wind: { speed: 5 },
  weather: [{ description: 'few clouds' }],
};
const TASK = { description: 'Dig', hazards: ['Dust', 'Noise'], controls: ['Mask'] };

it.each<[string, unknown, string[]]>([
  ['text', 'Sand', ['Sand']],
  ['text', '', []],
  ['text', null, []],
  ['text', undefined, []],
  ['text', ' ', []],
  ['boolean', 1, ['Yes']],
  ['boolean', 0, ['No']],
  ['boolean', 'N/A', ['N/A']],
  ['date', '2026-11-20', ['Nov 20, 2026']],
  ['date', 'soon', ['soon']],
  ['time', '07:30:15', ['07:30']],
  ['time', 7, []],
  ['select-multi', ['Dry', 'Wet'], ['Dry', 'Wet']],
  ['checklist', 'Dry', ['Dry']],
  ['checklist', ['Dry', {}], ['Dry']],
  ['image', [{ id: 1 }], []],
  ['whiteboard', { id: 1 }, []],
  ['library-file', { caption: 'The plan' }, ['The plan']],
  ['library-file', { LibraryUpload: { original_filename: 'plan.pdf' } }, ['plan.pdf']],
  ['medical-facility-location', 'General', ['General']],
  ['medical-facility-location', { name: 'General', address: '1 Main Street', lat: 4 }, ['General', '1 Main Street']],
  ['personnel-phone-list', [{ name: 'Ana', phone: '555' }, { name: 'Ben' }, {}], ['Ana, 555', 'Ben']],
  ['personnel-phone-list', 'Ana', []],
  ['of a later version', { a: 'one', b: [2, { c: 'three' }], d: true }, ['one, 2, three']],
  ['of a later version', ['one', 2], ['one', '2']],
])('an answer to a question of type %s, %j, reads %j', (type, value, read) =>
  expect(lines({ type }, { value })).toEqual(read),
);

it('says a row of a table by its name or number, and nothing of an empty one', () => {
  const value = [
    ['1', ''],
    ['', ''],
    ['3', '4'],
  ];
  const columns = ['Depth', 'Width'];
  expect(lines({ type: 'table', columns, rows: ['Left', 'Middle', 'Right'] }, { value })).toEqual([
    'Left – Depth: 1',
    'Right – Depth: 3, Width: 4',
  ]);
  expect(lines({ type: 'table', columns }, { value })).toEqual(['1 – Depth: 1', '3 – Depth: 3, Width: 4']);
});

it('says the tasks with what is dangerous about them', () => {
  expect(
    lines({ type: 'tasklist' }, { value: ['Dig'], meta: { tasks: [TASK, { hazards: ['no name'] }, 'x'] } }),
  ).toEqual(['Dig', 'Hazards: Dust, Noise', 'Controls: Mask']);
  expect(lines({ type: 'tasklist' }, { value: ['Dig'], meta: {} })).toEqual(['Dig']);
});

it('says the weather as far as it is known', () => {
  const [said = ''] = lines({ type: 'weather' }, { value: WEATHER });
  expect(said).toMatch(/^20.*, few clouds, wind 18.*, humidity 40.*, Guelph$/);
  const { humidity: _humidity, ...main } = WEATHER.main;
  expect(lines({ type: 'weather' }, { value: { main, wind: { speed: 5 } } })[0]).toMatch(/^20[^,]*, wind 18[^,]*$/);
  expect(lines({ type: 'weather' }, { value: { main: { temp: 'warm' } } })).toEqual(['warm']);
});

it('has the words round an answer in the language of its reader, and what people wrote as it is', () => {
  const words = { say: (english: string) => `<${english}>`, day: (date: string) => `le ${date}` };
  const said = (field: object, answer: Answer) => {
    const { doc, id } = oneField(field);
    const entry = doc.byId.get(id);
    return entry === undefined ? [] : answerLines(entry, answer, words);
  };
  expect(said({ type: 'boolean' }, { value: 1 })).toEqual(['<Yes>']);
  expect(said({ type: 'date' }, { value: '2026-11-20' })).toEqual(['le 2026-11-20']);
  expect(said({ type: 'text' }, { value: 'Yes' })).toEqual(['Yes']);
  expect(said({ type: 'tasklist' }, { meta: { tasks: [TASK] }, value: ['Dig'] })).toEqual([
    'Dig',
    '<Hazards>: Dust, Noise',
    '<Controls>: Mask',
  ]);
  expect(said({ type: 'weather' }, { value: WEATHER })).toEqual([expect.stringContaining('<wind 18 km/h>')]);
});
