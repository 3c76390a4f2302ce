import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/record-calls.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob } = await openFormWorld();
afterAll(() => world.stop());

const of = (kind: string, type = 'text', ext: object = {}) => ({ type, ext: { v: 1, of: kind, ...ext } });

const CREW = [
  { key: 'who', type: 'text', label: 'Who', requiredField: 1, ext: { v: 1, of: 'person' } },
  { key: 'hours', type: 'text', label: 'Hours', ext: { v: 1, of: 'number', min: 0, max: 24 } },
];
const FIELDS = [
  { label: 'Depth', ...of('number', 'text', { unit: 'm', min: 0, max: 6, decimals: 2 }) },
  { label: 'Volume', ...of('calculated', 'text', { formula: 'depth * sum(crew.hours)' }) },
  { label: 'Seen', ...of('date-time') },
  { label: 'Where', ...of('gps') },
  { label: 'Tag', ...of('barcode') },
  { label: 'Received', ...of('signature') },
  { label: 'Lead', ...of('person') },
  { label: 'Machine', ...of('equipment') },
  { label: 'Customer', ...of('contact') },
  { label: 'Papers', ...of('file', 'library-file') },
  { label: 'Now', ...of('camera-photo', 'image') },
  { label: 'Crew', ...of('repeat', 'table', { fields: CREW }), columns: ['Who', 'Hours'] },
  { label: 'Guard', type: 'boolean', positiveResponseRequired: 1, ext: { v: 1, allowNA: true, naReason: true } },
  { label: 'Water', type: 'boolean', ext: { v: 1, stop: 1 } },
  {
    label: 'Pump',
    type: 'text',
    requiredField: 1,
    ext: { v: 1, visibleIf: { all: [{ key: 'water', is: 'Yes' }] } },
  },
].map((field) => Object.assign({ key: field.label.toLowerCase() }, field));

type Filled = Readonly<Record<string, object>>;

const GOOD: Filled = {
  depth: { value: '2.5' },
  volume: { value: '20' },
  seen: { value: '2026-11-23T07:30' },
  where: { value: '43.65, -79.35' },
  tag: { value: '0012345' },
  crew: { value: [['Ana', '8']] },
  guard: { value: 'N/A', conditionalRemarksValue: 'No edge here' },
  water: { value: 0 },
};

const filled = (answers: Filled) =>
  JSON.stringify([
    { key: 's', sectionHeading: 'Dig', fields: FIELDS.map((field) => Object.assign({}, field, answers[field.key])) },
  ]);

let child: number;
let templateId: number;

beforeAll(async () => {
  const category = await ana.saved('FormTemplateCategory/save', { name: 'Digging' });
  templateId = await ana.saved('FormTemplate/save', { title: 'Dig', category_id: category });
  child = await ana.saved('FormChildTemplate/save', {
    description: 'Dig',
    form_template_id: templateId,
    form_json: filled({}),
  });
});

const send = (answers: Filled) =>
  refusal(bob, 'CompanyForm/save', { child_template_id: child, form_json: filled({ ...GOOD, ...answers }) });
const record = (id: number, name: string) => ({ value: name, meta: { record: { id, name } } });

describe('a form with more kinds of questions', () => {
  it('is stored as it was sent', async () => {
    const id = await bob.saved('CompanyForm/save', { child_template_id: child, form_json: filled(GOOD) });
    expect((await bob.get(`CompanyForm/find/${id}`)).data).toMatchObject({ form_json: filled(GOOD) });
  });

  it.each([
    ['Depth', { value: '9' }, 'this must be from 0 to 6 m.'],
    ['Depth', { value: 'deep' }, 'this needs a number.'],
    ['Depth', { value: '1.234' }, 'this may have 2 digits after the point at most.'],
    ['Volume', { value: '999' }, 'this is calculated and comes to 20.'],
    ['Seen', { value: 'yesterday' }, 'this needs a day and a time.'],
    ['Where', { value: '200, 0' }, 'this needs a position: latitude and longitude.'],
    ['Tag', { value: 'x'.repeat(5000) }, 'this code is too long.'],
    ['Received', { value: 'Ana' }, 'this needs a signature, not only a name.'],
    ['Lead', record(999_999, 'Nobody'), 'this choice was not found. Choose again, or type the name.'],
    ['Machine', record(999_999, 'Ghost'), 'this choice was not found. Choose again, or type the name.'],
    ['Customer', record(999_999, 'Ghost'), 'this choice was not found. Choose again, or type the name.'],
    ['Papers', { value: 'a.pdf' }, 'this answer does not fit the question.'],
    ['Now', { value: 'photo' }, 'this answer does not fit the question.'],
    ['Crew', { value: [['', '8']] }, 'row 1, Who: This needs an answer.'],
    ['Guard', { value: 'N/A', conditionalRemarksValue: '' }, 'say why this does not apply.'],
    ['Guard', { value: 0 }, 'this answer means that you are not ready to proceed.'],
    ['Water', { value: 1 }, 'tap “I understand” before you go on.'],
  ])('is refused in words for %s %j', async (label, answer, words) => {
    expect(await send({ [label.toLowerCase()]: answer })).toContain(`question “${label}”: ${words}`);
  });

  it('needs an answer to a question only while its condition is met', async () => {
    const water = { value: 1, meta: { understood: { answer: '1', at: '2026-11-23T10:00:00Z' } } };
    expect(await send({ water })).toBe('Section “Dig”, question “Pump”: this needs an answer.');
    const form_json = filled({ ...GOOD, water, pump: { value: 'P-7' } });
    await bob.saved('CompanyForm/save', { child_template_id: child, form_json });
  });

  it('names nobody of another company', async () => {
    const eve = await world.signIn('eve');
    const { data } = await eve.get('User/get', { limit: '1', fields: '["id"]' });
    const [stranger] = Array.isArray(data) ? data : [];
    const id = Number(Reflect.get(Object(stranger), 'id'));
    expect(await send({ lead: record(id, 'Eve') })).toContain('this choice was not found.');
    expect(
      await send({
        crew: { value: [['Eve', '8']], meta: { rows: [{ who: record(id, 'Eve'), hours: { value: '8' } }] } },
      }),
    ).toContain('question “Crew”: this choice was not found.');
  });
});

describe('a template', () => {
  it('that goes in a circle, or cannot be calculated, is refused', async () => {
    const fields = [
      { key: 'a', type: 'text', label: 'A', ext: { v: 1, visibleIf: { all: [{ key: 'a', answered: true }] } } },
      { key: 'b', label: 'B', ...of('calculated', 'text', { formula: 'a +' }) },
    ];
    const form_json = JSON.stringify([{ key: 's', sectionHeading: 'S', fields }]);
    const said = await refusal(ana, 'FormChildTemplate/save', {
      description: 'x',
      form_template_id: templateId,
      form_json,
    });
    expect(said).toContain('question “A”: it depends on itself, through its condition or formula. Break the circle.');
    expect(said).toContain('question “B”: its formula cannot be read: The formula ends too early.');
  });
});
