import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ShownFormSchema } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { record, saveBatch } from './testing/form-world.ts';
import { PIT, PIT_BYTES, drawing, openSignedWorld } from './testing/signed-world.ts';

const { world, ana, bob, eve, answers, canvas, unsignedForm, signedForm, linkTo, page, asStranger, participants } =
  await openSignedWorld();
afterAll(() => world.stop());

async function read(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const task = getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 });
  const pdf = await task.promise;
  const first = await pdf.getPage(1);
  const text = (await first.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('');
  const attached = await pdf.getAttachments();
  const [[id = '', about] = []] = attached ?? [];
  const bytes = about ? await pdf.getAttachmentContent(id) : null;
  const file = { name: about?.filename, bytes: new Uint8Array(bytes ?? []) };
  const { numPages } = pdf;
  await task.destroy();
  return { text, numPages, file };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const get = (path: string, by: { headers?: Readonly<Record<string, string>> } = {}) => world.request(path, { ...by });
const receipt = (slug: string, query: string, by = {}) => get(`/api/CompanyForm/receipt/${slug}?${query}`, by);

const picture = (slug: string, name = 'zzpit.png') => get(`/resources/form-pages/${slug}/${name}`);
const shown = async (slug: string) =>
  v.parse(ShownFormSchema, (await asStranger(`/api/CompanyForm/find/${slug}?view=page`)).data);
const states = async (slug: string) =>
  (await page(bob, slug)).participants.map(({ state, is_drawn_since: isDrawn }) => [state, isDrawn]);
const three = (state: string, isDrawn = false) => Array.from({ length: 3 }, () => [state, isDrawn]);

describe('the public page of a form', () => {
  it('STATIC001 shows its pictures and drawings, and no phone numbers', async () => {
    const { slug } = await unsignedForm();
    const form = await shown(slug);
    expect(form.drawings[0]?.layers).toContain(drawing(10));
    expect(form.form_json).not.toContain('555-0199');
    expect(await (await picture(slug)).text()).toBe(PIT_BYTES);
  });

  it('opens no other picture, and none by another form, an earlier revision or a link that is off', async () => {
    const { id, slug } = await unsignedForm();
    const other = await unsignedForm();
    await bob.saved('CompanyForm/save', { id: other.id, form_json: answers('3 m').replaceAll('zzpit.png', '') });
    expect((await picture(other.slug)).status).toBe(404);
    expect((await picture(slug, 'zzother.png')).status).toBe(404);
    expect((await picture('guess')).status).toBe(404);
    const { data } = await bob.post('PublicLink/renew', { model: 'CompanyForm', record_id: id });
    expect((await picture(slug)).status).toBe(404);
    const renewed = v.parse(v.object({ slug: v.string() }), data).slug;
    expect((await picture(renewed)).status).toBe(200);
    await bob.post('PublicLink/save', { model: 'CompanyForm', record_id: id, is_on: 0 });
    expect((await picture(renewed)).status).toBe(404);
    expect((await page(bob, slug)).id).toBe(id);
  });
});

describe('what a signature covers', () => {
  it('says of every signer when something was drawn after the signature, and shows what was signed', async () => {
    const { slug } = await signedForm();
    expect(await states(slug)).toEqual(three('valid'));
    const kept = (await page(bob, slug)).drawings;
    const later = await bob.saved('ImageDrawLayer/save', { canvas_id: canvas, layer_json: drawing(300) });
    expect(await states(slug)).toEqual(three('valid', true));
    expect((await page(bob, slug)).drawings).toEqual(kept);
    await bob.post('ImageDrawLayer/delete', { id: later });
    expect(await states(slug)).toEqual(three('valid'));
  });

  it('says so when an answer was changed, and when the stored bytes of a picture are others', async () => {
    const { id, slug } = await signedForm();
    await bob.saved('CompanyForm/save', { id, form_json: answers('4 m'), reason: 'Measured again' });
    expect(await states(slug)).toEqual(three('changed'));
    const other = await signedForm();
    await world.services.storage.put(PIT, Buffer.from(`${PIT_BYTES}, painted over`));
    expect(await states(other.slug)).toEqual(three('broken'));
    await world.services.storage.put(PIT, Buffer.from(PIT_BYTES));
    expect(await states(other.slug)).toEqual(three('valid'));
  });
});

describe('a receipt', () => {
  it('is for the signer by the link: the fingerprint is that of the content inside, which names every file by its own', async () => {
    const { id, slug } = await unsignedForm();
    await saveBatch(bob, record(id, { is_invite: 1, name: 'Wim', email: 'wim@receipt.test' }));
    const { ack, token } = await linkTo('wim@receipt.test');
    const query = `acknowledgement_slug=${ack}&token=${token}`;
    const early = await (await receipt(slug, query)).text();
    expect(early).toContain('There is no signature here to give a receipt of.');
    const body = new FormData();
    const signature_json = JSON.stringify({
      dataUrl: '',
      trail: [{ x: 9, y: 9 }, { x: 80, y: 60 }, {}],
      name: 'Wim',
      sigSkipped: false,
    });
    for (const [key, value] of Object.entries({ slug, acknowledgement_slug: ack, token, name: 'Wim', signature_json }))
      body.set(key, value);
    expect((await asStranger('/api/CompanyFormAcknowledgement/sign', { method: 'POST', body })).success).toBe(true);

    const { text, file, numPages } = await read(await receipt(slug, query));
    expect(file.name).toBe('signed-content.json');
    const content = file.bytes;
    const [wim] = (await page(bob, slug)).participants;
    expect(sha256(content)).toBe(wim?.content_hash);
    const shownHash = text.replaceAll(/\s/g, '');
    expect(shownHash).toContain(sha256(content));
    expect(shownHash).toContain(sha256(Buffer.from(PIT_BYTES)));
    expect(Buffer.from(content).toString()).toContain('"Depth"');
    expect([text.includes('Wim'), numPages]).toEqual([true, 1]);
    const translated = await read(await receipt(slug, query, { headers: { 'page-language': 'en-XA' } }));
    for (const english of [
      'Receipt of a signature',
      'What this proves',
      'fingerprint',
      'In universal time',
      'revision',
    ])
      expect([english, text.includes(english), translated.text.includes(english)]).toEqual([english, true, false]);
    expect(translated.text.replaceAll(/\s/g, '')).toContain(sha256(content));
    expect(
      (await receipt(slug, `acknowledgement_slug=${ack}&token=${'x'.repeat(43)}`)).headers.get('content-type'),
    ).toMatch(/json/);
  });

  it('does not hand out as signed what is not what was signed, and there is none of what has no proof', async () => {
    const { id, slug } = await signedForm();
    const [first] = await participants(id);
    const asked = `signature=${first?.slug ?? ''}`;
    await world.services.storage.put(PIT, Buffer.from(`${PIT_BYTES}, painted over`));
    const { text, file } = await read(await receipt(slug, asked, ana));
    await world.services.storage.put(PIT, Buffer.from(PIT_BYTES));
    expect(text).toContain('what is stored is not what was signed');
    expect(text).toContain('What is stored today has another fingerprint');
    expect(file.bytes).toHaveLength(0);
    await world.services.db.system((tx) =>
      tx.updateTable('company_form_acknowledgement').set({ content_hash: null }).where('form_id', '=', id).execute(),
    );
    expect(await (await receipt(slug, asked, ana)).text()).toContain('signed before the server kept proofs');
    expect((await page(bob, slug)).participants.map(({ receipt_slug: own }) => own)).toEqual([null, null, null]);
  });

  it('is for people who may read the form, of each signature, and for nobody else', async () => {
    const { id, slug } = await signedForm();
    const signed = await participants(id);
    for (const signer of signed) {
      const { text } = await read(await receipt(slug, `signature=${signer.slug}`, ana));
      expect(text).toContain(String(signer['name']));
    }
    const asked = `signature=${signed[0]?.slug ?? ''}`;
    const other = await unsignedForm();
    const refused = [
      receipt(slug, asked),
      receipt(slug, asked, eve),
      receipt(other.slug, asked, ana),
      receipt(slug, 'signature=guess', ana),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.headers.get('content-type')).toMatch(/json/);
  });
});
