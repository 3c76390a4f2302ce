import { ShownFormSchema, SigningFormSchema } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '../testing/caller.ts';
import { withSmsCarrier } from '../testing/with-sms-carrier.ts';
import { openFormWorld, record, saveBatch, signature, signedNow } from './testing/form-world.ts';

const { world, ana, bob, eve, childId, newForm, participants, linkTo } = await openFormWorld();
afterAll(() => world.stop());

const AnswerSchema = v.looseObject({ success: v.boolean(), errors: v.array(v.string()), data: v.unknown() });

describe('an invitation', () => {
  it('PART006 reaches a user as a notification with the signing link', async () => {
    const { id, slug } = await newForm();
    await saveBatch(bob, record(id, { user_id: world.ids['dan'], is_invite: 1 }));
    const dan = await world.signIn('dan');
    const { data } = await dan.get('Notification/get');
    const [row] = await participants(id);
    const link = `/form/external/${slug}/${String(row?.['acknowledgement_slug'])}`;
    expect(data).toMatchObject([{ message: 'bob Test asks you to sign Monday talk', link }]);

    const [ack] = link.split('/').slice(-1);
    const query = { view: 'page', acknowledgement_slug: ack };
    expect((await dan.get(`CompanyForm/find/${slug}`, query)).success).toBe(true);
    expect((await bob.get(`CompanyForm/find/${slug}`, query)).errors).toEqual([
      'This form was sent to somebody else to sign.',
    ]);
    expect((await world.request(`/api/CompanyForm/find/${slug}?view=page&acknowledgement_slug=${ack}`)).status).toBe(
      401,
    );
    const signed = await dan.post('CompanyFormAcknowledgement/sign', {
      slug,
      acknowledgement_slug: ack,
      name: 'Somebody',
      signature_json: signature(),
    });
    expect(signed.success).toBe(true);
  });

  it('PART007 ROLE030 ROUTE017 reaches an external worker by SMS and e-mail, who signs with the link, without an account, once', async () => {
    const { id, slug } = await newForm();
    const contact = { email: 'uma@redline.test', phone: '+1 555 010 7788' };
    const { texted, stop } = await withSmsCarrier(world);
    await saveBatch(bob, record(id, { is_external_worker: 1, is_invite: 1, name: 'Uma Vega', ...contact }));
    const { path, ack, token } = await linkTo(contact.email);
    await stop();
    expect(texted.map(({ fields }) => [fields['To'], fields['Body']])).toEqual([
      ['+15550107788', expect.stringContaining(path)],
    ]);

    const read = await world.request(
      `/api/CompanyForm/find/${slug}?view=page&acknowledgement_slug=${ack}&token=${token}`,
    );
    const { data } = v.parse(AnswerSchema, await read.json());
    const form = v.parse(SigningFormSchema, data);
    expect(form.signer).toMatchObject({ name: 'Uma Vega', has_preset_name: true, completed_at: null });
    expect(JSON.stringify(data)).not.toContain('redline.test');
    expect(JSON.stringify(data)).not.toContain('5550107788');

    const sign = async () => {
      const body = formOf({ slug, acknowledgement_slug: ack, token, name: 'Not Uma', signature_json: signature() });
      const response = await world.request('/api/CompanyFormAcknowledgement/sign', { method: 'POST', body });
      return v.parse(AnswerSchema, await response.json());
    };
    expect((await sign()).success).toBe(true);
    const [row] = await participants(id);
    expect(row).toMatchObject({ name: 'Uma Vega', is_invite: 0, signature_json: signature() });
    expect(row?.['form_json']).toContain('sectionHeading');
    expect((await sign()).errors).toEqual(['This form is signed already.']);
    expect((await bob.get('Notification/get')).data).toContainEqual(
      expect.objectContaining({ message: 'Uma Vega signed a form', link: `/form/view/${slug}` }),
    );
  });

  it('opens nothing with another token, another form, or after it has ended', async () => {
    const { id, slug } = await newForm();
    const other = await newForm();
    await saveBatch(bob, record(id, { is_invite: 1, email: 'wim@redline.test' }));
    const { ack, token } = await linkTo('wim@redline.test');
    const ask = async (form: string, secret: string) => {
      const response = await world.request(
        `/api/CompanyForm/find/${form}?view=page&acknowledgement_slug=${ack}&token=${secret}`,
      );
      return v.parse(AnswerSchema, await response.json()).errors;
    };
    const closed = ['This link does not open a form any more. Ask whoever sent it for a new one.'];
    expect(await ask(slug, 'x'.repeat(43))).toEqual(closed);
    expect(await ask(other.slug, token)).toEqual(closed);
    expect(await ask(slug, token)).toEqual([]);
    await world.services.db.system((tx) =>
      tx.updateTable('signing_link').set({ expires_at: '2026-01-01T00:00:00Z' }).execute(),
    );
    expect(await ask(slug, token)).toEqual(closed);

    const [row] = await participants(id);
    expect((await bob.post('CompanyFormAcknowledgement/invite-again', { id: row?.slug })).success).toBe(true);
    const { token: fresh } = await linkTo('wim@redline.test');
    expect(fresh).not.toBe(token);
    expect(await ask(slug, fresh)).toEqual([]);
  });

  it('is not sent again to somebody who has signed', async () => {
    const { id } = await newForm();
    await saveBatch(bob, record(id, { name: 'Uma', ...signedNow() }));
    const [row] = await participants(id);
    const { errors } = await bob.post('CompanyFormAcknowledgement/invite-again', { id: row?.slug });
    expect(errors).toEqual(['This participant has signed already.']);
  });
});

describe('a filled form', () => {
  it('ROUTE016 CALL083 ENT031 shows its answers and signatures to everybody with the link, and no address', async () => {
    const { id, slug } = await newForm();
    await saveBatch(bob, record(id, { name: 'Uma', email: 'uma@redline.test', ...signedNow() }));
    const response = await world.request(`/api/CompanyForm/find/${slug}?view=page`);
    const { data } = v.parse(AnswerSchema, await response.json());
    expect(v.parse(ShownFormSchema, data)).toMatchObject({
      child_template_description: 'Monday talk',
      template_title: 'Toolbox',
      company_name: 'North',
      author: 'bob Test',
      participants: [{ name: 'Uma', is_external_worker: 1 }],
    });
    expect(JSON.stringify(data)).not.toContain('redline.test');
  });

  it('FORM042 FORM043 says whether it is still valid', async () => {
    const { id, slug } = await newForm();
    const isActive = async () => {
      const { data } = await bob.get(`CompanyForm/find/${slug}`, { view: 'page' });
      return v.parse(ShownFormSchema, data).is_active;
    };
    expect(await isActive()).toBe(1);
    await bob.post('CompanyForm/save', { id, expiry: '2026-01-01T00:00:00Z' });
    expect(await isActive()).toBe(0);
    await ana.post('CompanyForm/save', { id, expiry: '', is_deactivated: 1 });
    expect(await isActive()).toBe(0);
  });

  it('can be read as a record only by people with permission, like every record', async () => {
    const { slug } = await newForm();
    expect((await bob.get(`CompanyForm/find/${slug}`)).success).toBe(true);
    expect((await eve.get(`CompanyForm/find/${slug}`)).errors).toEqual(['Form not found.']);
    expect((await world.request(`/api/CompanyForm/find/${slug}`)).status).toBe(401);
    expect((await bob.get('CompanyForm/find/nonsense', { view: 'page' })).errors).toEqual(['This form was not found.']);
  });
});

it('FORM082 CALL085 records that somebody began a form of their company', async () => {
  const start = { template_title: 'Toolbox', child_template_description: 'Monday talk' };
  expect((await bob.post('CompanyForm/start-log', { form_child_template_id: childId, ...start })).success).toBe(true);
  const foreign = await eve.post('CompanyForm/start-log', { form_child_template_id: childId, ...start });
  expect(foreign.errors).toEqual(['Form template not found.']);
  const rows = await world.services.db.system((tx) => tx.selectFrom('form_start').selectAll().execute());
  expect(rows).toMatchObject([{ user_id: world.ids['bob'], form_child_template_id: childId, ...start }]);
});
