import { InUseSchema } from '@fieldspan/contract/in-use';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob } = await openFormWorld();
afterAll(() => world.stop());

const FIELDS = [
  { key: 'f1', type: 'text', label: 'Supervisor', requiredField: 1 },
  { key: 'f2', type: 'boolean', label: 'Is the trench shored?', positiveResponseRequired: 1 },
  { key: 'f3', type: 'select', label: 'Soil', options: ['Clay', 'Sand'] },
  { key: 'f4', type: 'date', label: 'Dug on' },
];
const sections = (fields: readonly object[]) => JSON.stringify([{ key: 's1', sectionHeading: 'Trench', fields }]);
const filled = (answers: Record<string, unknown>) =>
  sections(FIELDS.map((field) => (field.key in answers ? { ...field, value: answers[field.key] } : field)));
const GOOD = filled({ f1: 'Priya', f2: 1, f3: 'Clay', f4: '2026-11-20' });

let templateId: number;
let child: number;

const newChild = async (more: object = {}, on = templateId) =>
  ana.saved('FormChildTemplate/save', {
    description: 'Trench check',
    form_template_id: on,
    form_json: sections(FIELDS),
    ...more,
  });

const fill = (values: object, by: Caller = bob) =>
  refusal(by, 'CompanyForm/save', { child_template_id: child, form_json: GOOD, ...values });

beforeAll(async () => {
  const category = await ana.saved('FormTemplateCategory/save', { name: 'Digging' });
  templateId = await ana.saved('FormTemplate/save', { title: 'Excavation', category_id: category });
  child = await newChild();
});

describe('a filled form', () => {
  it('is stored if it matches its template', async () => {
    const id = await bob.saved('CompanyForm/save', { child_template_id: child, form_json: GOOD });
    expect((await bob.get(`CompanyForm/find/${id}`)).data).toMatchObject({
      template_title: 'Excavation',
      child_template_description: 'Trench check',
      revision: 1,
    });
  });

  it.each([
    ['42', 'This is not a filled form: form_json holds a list of sections, each with a list of fields.'],
    ['{"hello":1}', 'This is not a filled form: form_json holds a list of sections, each with a list of fields.'],
    [filled({ f2: 1 }), 'Section “Trench”, question “Supervisor”: this needs an answer.'],
    [filled({ f1: '  \n ', f2: 1 }), 'Section “Trench”, question “Supervisor”: this needs an answer.'],
    [
      filled({ f1: 'Priya', f2: 0 }),
      'Section “Trench”, question “Is the trench shored?”: this answer means that you are not ready to proceed.',
    ],
    [
      filled({ f1: 'Priya', f2: 1, f3: 'Granite' }),
      'Section “Trench”, question “Soil”: this answer does not fit the question.',
    ],
    [
      filled({ f1: 'Priya', f2: 1, f4: 'soon' }),
      'Section “Trench”, question “Dug on”: this answer does not fit the question.',
    ],
    [
      sections([...FIELDS, { key: 'x', type: 'text', label: 'Made up', value: 'y' }]),
      'Section “Trench”, question “Made up”: the template does not ask this.',
    ],
    [
      sections(FIELDS.slice(1)),
      'Section “Trench”, question “Supervisor”: the template asks this, and the form leaves it out.',
    ],
  ])('is refused with a message as %s', async (form_json, words) => {
    expect(await fill({ form_json })).toContain(words);
  });

  it('reports at which question something is wrong, so that it is shown there, in any language', async () => {
    const form_json = filled({ f2: 1, f3: 'Granite' });
    const answer = await bob.post('CompanyForm/save', { child_template_id: child, form_json });
    const fault = { term: 'this needs an answer.', of: { text: 'This needs an answer.', values: {} } };
    const sentence = { text: '{{1}}', values: [fault] };
    const [missing, strange] = ['This needs an answer.', 'This answer does not fit the question.'];
    expect(answer).toMatchObject({
      sentences: [{ text: 'Section “{{1}}”, question “{{2}}”: {{3}}', values: ['Trench', 'Supervisor', fault] }, {}],
      data: { form_problems: [{ field_id: 's1/f1', said: missing, sentence }, { said: strange }] },
    });
  });

  it('is refused if a question was reworded: an answer belongs to the question that was asked', async () => {
    expect(await fill({ form_json: GOOD.replace('Is the trench shored?', 'Is it sunny?') })).toContain(
      'question “Is it sunny?”: the template does not ask this.',
    );
  });

  it('is accepted with the questions it was started with, even if the template has changed', async () => {
    const changing = await newChild();
    const longer = sections([...FIELDS, { key: 'f5', type: 'text', label: 'Depth', requiredField: 1 }]);
    await ana.saved('FormChildTemplate/save', { id: changing, form_json: longer });
    const id = await bob.saved('CompanyForm/save', { child_template_id: changing, form_json: GOOD });
    expect((await bob.get(`CompanyForm/find/${id}`)).data).toMatchObject({ template_version: 1 });
    const missing = longer.replace('Supervisor', 'Foreman');
    expect(await fill({ child_template_id: changing, form_json: missing })).toContain(
      'question “Foreman”: the template does not ask this',
    );
  });

  it('cannot be made from nothing, or from an archived template', async () => {
    expect(await refusal(bob, 'CompanyForm/save', { form_json: GOOD })).toBe(
      'A filled form needs the template that it was filled in from.',
    );
    const archived = await newChild({ archived: 1 });
    expect(await fill({ child_template_id: archived })).toMatch(/^“Trench check” is archived/);
  });

  it('FORM084 can be filled in only once if its template says so, until it is no longer valid', async () => {
    const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Permits' });
    const single = await ana.saved('FormTemplate/save', { title: 'Permit', category_id, is_single_use: 1 });
    const permit = await newChild({}, single);
    const tries = await Promise.all(
      [bob, ana].map((by) => by.post('CompanyForm/save', { child_template_id: permit, form_json: GOOD })),
    );
    expect(tries.filter(({ success }) => success)).toHaveLength(1);
    expect(await fill({ child_template_id: permit })).toMatch(/is filled in once, and form \d{9} is it/);
    const { data } = await ana.get('CompanyForm/get', { filters: { child_template_id: permit } });
    const [form] = Array.isArray(data) ? data : [];
    await ana.saved('CompanyForm/save', { id: Number(Object(form).id), is_deactivated: 1 });
    await bob.saved('CompanyForm/save', { child_template_id: permit, form_json: GOOD });
  });

  it('CALL086 belongs to one place, which its sender may read', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Bridge', job_num: 'F-1' });
    const service = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'F-2' });
    expect(await fill({ job_id: job, service_id: service }, ana)).toBe(
      'A form is for a project or for a service call, not for both.',
    );
    expect(await fill({ job_id: job })).toBe('Project not found.');
    expect(await fill({ service_id: service })).toBe('Service not found.');
    const id = await ana.saved('CompanyForm/save', { child_template_id: child, form_json: GOOD, job_id: job });
    expect(await refusal(ana, 'CompanyForm/save', { id, service_id: service })).toMatch(/not for both/);
  });

  it('FORM039 FORM041 respects the roles of its template on a job', async () => {
    await grant(world, 'bob', { Jobs: { read: true, write: false } });
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Digger' });
    const job = await ana.saved('Job/save', { job_name: 'Pit', job_num: 'F-3' });
    const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Roles' });
    const limited = await ana.saved('FormTemplate/save', { title: 'Dig', category_id, JobPersonnelRole: [role] });
    const dig = await newChild({}, limited);
    const other = await ana.saved('JobPersonnelRole/save', { title: 'Driver' });
    const on = await ana.saved('JobPersonnel/save', {
      job_id: job,
      user_id: world.ids['bob'],
      personnel_role_id: other,
    });
    expect(await fill({ child_template_id: dig, job_id: job })).toMatch(/is for other roles on this job/);
    const nowhere = await bob.saved('CompanyForm/save', { child_template_id: dig, form_json: GOOD });
    expect(await refusal(bob, 'CompanyForm/save', { id: nowhere, job_id: job })).toMatch(
      /is for other roles on this job/,
    );
    await ana.saved('JobPersonnel/save', { id: on, personnel_role_id: role });
    await bob.saved('CompanyForm/save', { child_template_id: dig, form_json: GOOD, job_id: job });
    await bob.saved('CompanyForm/save', { id: nowhere, job_id: job });
  });

  it('cannot contain a picture that its sender could not see', async () => {
    const fields = [{ key: 'p', type: 'image', label: 'Photo' }];
    const photos = await newChild({ form_json: sections(fields) });
    const upload = await world.services.db.system((tx) =>
      tx
        .insertInto('library_upload')
        .values({
          tenant_id: 1,
          slug: 'x',
          filename: 'zzfoto.png',
          type: 'image/png',
          created_by: world.ids['ana'] ?? 0,
        })
        .returning(['id', 'slug', 'filename'])
        .executeTakeFirstOrThrow(),
    );
    const form_json = (picture: object) => sections([{ ...fields[0], value: [{ ...upload, ...picture }] }]);
    const missing =
      'Section “Trench”, question “Photo”: this picture or file was not found. Take it out and choose it again.';
    expect(await fill({ child_template_id: photos, form_json: form_json({}) })).toBe(missing);
    await ana.saved('CompanyForm/save', { child_template_id: photos, form_json: form_json({}) });
    expect(await fill({ child_template_id: photos, form_json: form_json({ filename: 'zzother.png' }) }, ana)).toBe(
      missing,
    );
  });
});

describe('a template', () => {
  it.each([
    ['{"a":1}', 'These are no questions'],
    [
      sections([{ type: 'boolean', label: 'Safe?', positiveResponseRequired: 1, negativeResponseRequired: 1 }]),
      'Section “Trench”, question “Safe?”: it must be answered with Yes and with No at once.',
    ],
    [sections([{ type: 'select', label: 'Soil', options: [] }]), 'it needs options to choose from.'],
    [sections([{ type: 'telepathy', label: 'Mood' }]), 'there is no kind of field “telepathy”.'],
  ])('is refused as %s', async (form_json, words) => {
    expect(await refusal(ana, 'FormChildTemplate/save', { id: child, form_json })).toContain(words);
    expect(await refusal(ana, 'FormTemplate/save', { id: templateId, form_json })).toContain(words);
  });

  it('cannot be deleted while forms were filled in from it, and its name stays with them', async () => {
    const deleted = async (model: string, id: number) => {
      const { success, data, errors } = await ana.post(`${model}/delete`, { id });
      expect(success).toBe(false);
      return { ...v.parse(InUseSchema, data).in_use, words: errors.join(' ') };
    };
    const ofChild = await deleted('FormChildTemplate', child);
    expect(ofChild).toMatchObject({ model: 'FormChildTemplate', title: 'Trench check', can_archive: true });
    expect(ofChild.words).toMatch(/^This form template is in use: \d+ forms?\. Archive it instead/);
    expect(ofChild.users).toMatchObject([{ kind: 'Form' }]);
    expect(ofChild.users[0]?.records[0]?.title).toMatch(/^Trench check · \d{4}-\d\d-\d\d$/);
    const ofTemplate = await deleted('FormTemplate', templateId);
    expect(ofTemplate).toMatchObject({ title: 'Excavation', can_archive: true });
    expect(ofTemplate.users.map(({ kind }) => kind)).toEqual(['Form']);
    const id = await bob.saved('CompanyForm/save', { child_template_id: child, form_json: GOOD });
    await ana.saved('FormChildTemplate/save', { id: child, description: 'Renamed' });
    expect((await bob.get(`CompanyForm/find/${id}`)).data).toMatchObject({
      child_template_description: 'Trench check',
    });
    await ana.saved('FormChildTemplate/save', { id: child, description: 'Trench check' });
  });
});

it('JSON is at most 64 levels deep, wherever it is sent', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(await fill({ form_json: deep })).toContain('must not be nested deeper than 64 levels');
  expect(await refusal(ana, 'FormTemplate/save', { id: templateId, form_json: deep })).toContain('64 levels');
  const batch = await bob.post('CompanyFormAcknowledgement/save-batch', { records: deep });
  expect(batch).toMatchObject({ status: 400, success: false });
  const query = await bob.get('CompanyForm/get', { filters: '['.repeat(5000) });
  expect(query.status).toBe(400);
});

describe('a form of somebody else', () => {
  it('can be changed by its author and by people who may write company forms, but not by other readers', async () => {
    const id = await bob.saved('CompanyForm/save', { child_template_id: child, form_json: GOOD });
    await grant(world, 'cat', { 'Company Forms': { read: true, write: false } });
    await grant(world, 'dan', {});
    const [cat, dan] = await Promise.all([world.signIn('cat'), world.signIn('dan')]);
    const changes = [
      { form_json: GOOD.replace('Priya', 'Nobody') },
      { is_deactivated: 1 },
      { expiry: '2026-01-01T00:00:00Z' },
    ];
    for (const change of changes) {
      expect(await refusal(cat, 'CompanyForm/save', { id, ...change })).toBe(
        'You do not have permission to change this form.',
      );
      expect(await refusal(dan, 'CompanyForm/save', { id, ...change })).toBe('Form not found.');
    }
    await grant(world, 'cat', { 'Company Forms': { read: true, write: true } });
    const writer = await world.signIn('cat');
    await writer.saved('CompanyForm/save', { id, form_json: GOOD.replace('Priya', 'Uma') });
    await bob.saved('CompanyForm/save', { id, form_json: GOOD });
  });
});
