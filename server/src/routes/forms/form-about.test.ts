import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob, childId } = await openFormWorld();
afterAll(() => world.stop());

const form_json = JSON.stringify([{ sectionHeading: 'Talk', fields: [] }]);

let liftCheck: number;
let lift: number;
let crane: number;

/** A template about equipment of one type, and a piece of that type and of another. */
beforeAll(async () => {
  const categories = await ana.saved('EquipmentCategory/save', { name: 'Machines' });
  const [lifts, cranes] = await Promise.all(
    ['Lift', 'Crane'].map((name) => ana.saved('EquipmentType/save', { name, category_id: categories })),
  );
  lift = await newPiece('Lift 7', lifts);
  crane = await newPiece('Crane 2', cranes);
  const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Checks' });
  const template = await ana.saved('FormTemplate/save', {
    title: 'Lift inspection',
    category_id,
    has_equipment: 1,
    EquipmentType: [lifts],
  });
  liftCheck = await ana.saved('FormChildTemplate/save', {
    description: 'Lift check',
    form_template_id: template,
    form_json,
  });
});

const newPiece = (description: string, type_id: number | undefined) =>
  ana.saved('Equipment/save', { description, type_id });

describe('a form about a piece of equipment', () => {
  it('FORM033 is refused without one, and with one of another type', async () => {
    const form = { child_template_id: liftCheck, form_json };
    expect(await refusal(bob, 'CompanyForm/save', form)).toBe(
      '“Lift check” is about a piece of equipment. Choose which one, and send it again.',
    );
    expect(await refusal(bob, 'CompanyForm/save', { ...form, equipment_id: crane })).toBe(
      '“Lift check” is for other types of equipment. Choose another piece, or another form.',
    );
    await bob.saved('CompanyForm/save', { ...form, equipment_id: lift });
  });

  it('FORM033 does not lose it later', async () => {
    const id = await bob.saved('CompanyForm/save', { child_template_id: liftCheck, form_json, equipment_id: lift });
    expect(await refusal(bob, 'CompanyForm/save', { id, equipment_id: null })).toMatch(/about a piece of equipment/);
    expect(await refusal(bob, 'CompanyForm/save', { id, equipment_id: crane })).toMatch(/other types of equipment/);
    await bob.saved('CompanyForm/save', { id, job_id: null });
  });
});

describe('a form about a contact or a person', () => {
  it('names them on its page, the person only to people of the company', async () => {
    const contact = await ana.saved('Contact/save', { name: 'Stone Bros.' });
    const about = { customer_asset_id: contact, about_user_id: world.ids['bob'] };
    const { data } = await ana.post('CompanyForm/save', { child_template_id: childId, form_json, ...about });
    const { slug } = Object(data);
    const inside = await ana.get(`CompanyForm/find/${slug}`, { view: 'page' });
    expect(inside.data).toMatchObject({ contact: 'Stone Bros.', person: 'bob Test' });
    const outside = await world.request(`/api/CompanyForm/find/${slug}?view=page`);
    expect(await outside.json()).toMatchObject({ data: { contact: 'Stone Bros.', person: null } });
  });

  it('needs a contact that its sender may read', async () => {
    const contact = await ana.saved('Contact/save', { name: 'Hill Ltd.' });
    await grant(world, 'bob', { Contacts: { read: false, write: false } });
    const form = { child_template_id: childId, form_json, customer_asset_id: contact };
    expect(await refusal(bob, 'CompanyForm/save', form)).toBe('Contact not found.');
    await grant(world, 'bob', { Contacts: { read: true, write: false } });
    await bob.saved('CompanyForm/save', form);
  });

  it('needs a person of the company, who cannot read it just because it is about them', async () => {
    const form = { child_template_id: childId, form_json };
    expect(await refusal(ana, 'CompanyForm/save', { ...form, about_user_id: world.ids['eve'] })).toBe(
      'User not found.',
    );
    const id = await ana.saved('CompanyForm/save', { ...form, about_user_id: world.ids['bob'] });
    await grant(world, 'bob', { 'Company Forms': { read: false, write: false } });
    expect((await bob.get(`CompanyForm/find/${id}`)).success).toBe(false);
  });
});

describe('a form for single use', () => {
  it('FORM084 says that it is used up, also to people who may not read the filled one', async () => {
    const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Permits' });
    const single = await ana.saved('FormTemplate/save', { title: 'Permit', category_id, is_single_use: 1 });
    const id = await ana.saved('FormChildTemplate/save', {
      description: 'Hot work',
      form_template_id: single,
      form_json,
    });
    const usedUp = async () => Object((await bob.get(`FormChildTemplate/find/${id}`)).data).is_used_up;
    expect(await usedUp()).toBe(0);
    const filled = await ana.saved('CompanyForm/save', { child_template_id: id, form_json });
    expect(await usedUp()).toBe(1);
    await ana.saved('CompanyForm/save', { id: filled, is_deactivated: 1 });
    expect(await usedUp()).toBe(0);
  });
});
