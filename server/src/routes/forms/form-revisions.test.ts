import { ShownFormSchema } from '@fieldspan/contract/shown-form';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { record, saveBatch, signature, signedNow } from './testing/form-world.ts';
import { PIT, PIT_BYTES, drawing, openSignedWorld } from './testing/signed-world.ts';

const opened = await openSignedWorld();
const { world, ana, bob, participants, linkTo, child, canvas, layer, answers, signedForm, page, asStranger } = opened;
afterAll(() => world.stop());

const REASON = 'The depth was written down wrong';

const states = async (slug: string) => (await page(bob, slug)).participants.map(({ state }) => state);
const tamper = (statement: ReturnType<typeof sql>) => world.services.db.system((tx) => statement.execute(tx));
const withdraw = async (by: Caller, slug: unknown, reason: string) =>
  by.post('CompanyFormAcknowledgement/withdraw', { id: slug, reason });

describe('a signed form', () => {
  it('can be changed only with a reason, and every signer is told', async () => {
    const { id, slug } = await signedForm();
    const change = { id, form_json: answers('3 m') };
    expect(await refusal(bob, 'CompanyForm/save', change)).toBe(
      'This form is signed. Say why it is changed: its signers are told, and what they signed stays.',
    );
    await bob.saved('CompanyForm/save', { ...change, reason: REASON });
    expect(await states(slug)).toEqual(['changed', 'changed', 'changed']);
    const cat = await world.signIn('cat');
    expect((await cat.get('Notification/get')).data).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining(REASON), link: `/form/view/${slug}` }),
    );
    expect((await linkTo('uma@redline.test')).path).toContain(`/form/external/${slug}/`);
  });

  it('keeps what was signed: answers, pictures, drawings and signatures of every revision', async () => {
    const { id, slug } = await signedForm();
    await bob.saved('CompanyForm/save', { id, form_json: answers('3 m'), reason: REASON });
    const now = await page(ana, slug);
    expect(now).toMatchObject({ revision: 2, current_revision: 2, revisions: [{ reason: null }, { reason: REASON }] });
    const before = await page(ana, slug, { revision: 1 });
    expect(before.form_json).toBe(answers('2 m'));
    expect(before.drawings).toEqual([{ canvas_id: canvas, image_id: null, layers: [drawing(10)] }]);
    expect(before.participants.map(({ state }) => state)).toEqual(['valid', 'valid', 'valid']);
  });

  it('is not changed by strokes that somebody draws later', async () => {
    const { slug } = await signedForm();
    await bob.saved('ImageDrawLayer/save', { id: layer, layer_json: drawing(99) });
    const shown = await page(bob, slug);
    expect(shown.participants.map(({ state }) => state)).toEqual(['valid', 'valid', 'valid']);
    expect(shown.drawings[0]?.layers).toEqual([drawing(10)]);
    await bob.saved('ImageDrawLayer/save', { id: layer, layer_json: drawing(10) });
  });

  it('stores is_deactivated, its place and its end as revisions too, but ignores the same values again', async () => {
    const { id, slug } = await signedForm();
    expect(await refusal(ana, 'CompanyForm/save', { id, is_deactivated: 1 })).toMatch(/^This form is signed/);
    await ana.saved('CompanyForm/save', { id, is_deactivated: 1, reason: 'A copy of another' });
    await ana.saved('CompanyForm/save', { id, is_deactivated: 1 });
    expect(await page(bob, slug)).toMatchObject({ revision: 2, is_active: 0 });
    expect(await refusal(ana, 'CompanyForm/save', { id, child_template_id: child + 1 })).toMatch(/keeps its template/);
  });

  it('cannot be changed by people who may only read, nor deleted by anybody', async () => {
    const { id } = await signedForm();
    await grant(world, 'cat', { 'Company Forms': { read: true, write: false } });
    const cat = await world.signIn('cat');
    expect(await refusal(cat, 'CompanyForm/save', { id, form_json: answers('9 m'), reason: REASON })).toBe(
      'You do not have permission to change this form.',
    );
    for (const caller of [ana, bob])
      expect(await refusal(caller, 'CompanyForm/delete', { id })).toMatch(/signed and stays/);
  });

  it('can be signed again by people who signed an earlier revision; the old signature stays', async () => {
    const { id, slug } = await signedForm();
    await bob.saved('CompanyForm/save', { id, form_json: answers('3 m'), reason: REASON });
    await saveBatch(bob, record(id, { user_id: world.ids['bob'], name: 'Bob', revision: 2, ...signedNow() }));
    const shown = await page(bob, slug);
    const own = shown.participants.filter(({ name }) => name === 'Bob');
    expect(own.map(({ state, revision }) => [state, revision])).toEqual([
      ['changed', 1],
      ['valid', 2],
    ]);
    const late = await saveBatch(bob, record(id, { name: 'Vic', revision: 1, ...signedNow() }));
    expect(late.errors).toEqual([
      'This form was changed while you read it. Load the page again, read it and sign then.',
    ]);
  });
});

describe('the server’s hash', () => {
  it.each([
    [
      'the answers',
      (id: number) =>
        sql`update company_form set form_json = replace(form_json::text, '2 m', '1 m')::json where id = ${id}`,
    ],
    [
      'the question',
      (id: number) =>
        sql`update company_form set form_json = replace(form_json::text, 'Depth', 'Width')::json where id = ${id}`,
    ],
    ['the title', (id: number) => sql`update company_form set template_title = 'Party' where id = ${id}`],
    ['the project', (id: number) => sql`update company_form set job_id = (select min(id) from job) where id = ${id}`],
    ['the drawing', (id: number) => sql`update company_form_revision set drawings_json = '[]' where form_id = ${id}`],
    [
      'the ink',
      (id: number) =>
        sql`update company_form_acknowledgement set signature_json = ${signature({ name: 'Z' })} where form_id = ${id}`,
    ],
    ['the signer', (id: number) => sql`update company_form_acknowledgement set name = 'Zed' where form_id = ${id}`],
    [
      'the moment',
      (id: number) =>
        sql`update company_form_acknowledgement set completed_at = completed_at - interval '1 day' where form_id = ${id}`,
    ],
  ])('detects that %s were changed in the database', async (_, change) => {
    const { id, slug } = await signedForm();
    expect(await states(slug)).toEqual(['valid', 'valid', 'valid']);
    await tamper(change(id));
    expect(await states(slug)).toEqual(['broken', 'broken', 'broken']);
    const { data } = await asStranger(`/api/CompanyForm/find/${slug}?view=page`);
    expect(v.parse(ShownFormSchema, data).participants.map(({ state }) => state)).toEqual([
      'broken',
      'broken',
      'broken',
    ]);
  });

  it('detects that the bytes of a picture have changed', async () => {
    const { slug } = await signedForm();
    expect(await states(slug)).toEqual(['valid', 'valid', 'valid']);
    await world.services.storage.put(PIT, Buffer.from('another picture of the pit'));
    expect(await states(slug)).toEqual(['broken', 'broken', 'broken']);
    await world.services.storage.put(PIT, Buffer.from(PIT_BYTES));
  });

  it('is computed only by the server', async () => {
    const { id } = await signedForm();
    const [own] = await participants(id);
    expect(await refusal(bob, 'CompanyFormAcknowledgement/save', { id: own?.id, name: 'Other' })).toBe(
      'This participant has signed: the record stays as it is.',
    );
    expect(await refusal(bob, 'CompanyFormAcknowledgement/save', { form_id: id, name: 'V', ...signedNow() })).toMatch(
      /^A signature is given by its signer/,
    );
  });
});

describe('a signature', () => {
  it('can be withdrawn by its signer, with a reason, and stays readable', async () => {
    const { id, slug } = await signedForm();
    const [bobs, cats] = await participants(id);
    expect((await withdraw(ana, cats?.slug, 'No')).errors).toEqual(['Only whoever signed can withdraw a signature.']);
    expect((await withdraw(bob, cats?.slug, 'No')).success).toBe(false);
    expect((await withdraw(bob, bobs?.slug, ' ')).success).toBe(false);
    const cat = await world.signIn('cat');
    expect((await withdraw(cat, cats?.slug, 'I was not there')).success).toBe(true);
    expect((await withdraw(cat, cats?.slug, 'Twice')).errors).toEqual([
      'There is no signature of yours here to withdraw.',
    ]);
    const shown = (await page(bob, slug)).participants.find(({ name }) => name === 'Cat');
    expect(shown).toMatchObject({ withdrawn_reason: 'I was not there', state: 'valid', signature_json: signature() });
    expect((await bob.get('Notification/get')).data).toContainEqual(
      expect.objectContaining({ message: 'Cat withdrew a signature: I was not there' }),
    );
    expect(await refusal(bob, 'CompanyForm/save', { id, form_json: answers('3 m') })).toMatch(/^This form is signed/);
  });

  it('cannot be removed from the database by any request', async () => {
    const { id } = await signedForm();
    const { db } = world.services;
    const bobs = { userId: world.ids['bob'] ?? 0, tenantId: 1 };
    const statements = [
      sql`delete from company_form_acknowledgement where form_id = ${id}`,
      sql`update company_form_acknowledgement set signature_json = null where form_id = ${id}`,
    ];
    for (const statement of statements)
      await expect(db.as(bobs, (tx) => statement.execute(tx))).rejects.toThrow('a signature stays as it was given');
    await expect(
      db.as(bobs, (tx) => sql`update company_form_revision set form_json = null`.execute(tx)),
    ).rejects.toThrow('permission denied');
  });
});
