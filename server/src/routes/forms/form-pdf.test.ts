import { pseudo } from '@fieldspan/domain/pseudo-text';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { record, saveBatch } from './testing/form-world.ts';
import { PIT, openSignedWorld } from './testing/signed-world.ts';

const opened = await openSignedWorld();
const { world, ana, bob, answers, signedForm, linkTo } = opened;
afterAll(() => world.stop());

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aa3311' } })
  .png()
  .toBuffer();
await world.services.storage.put(PIT, photo);

type By = { headers?: Readonly<Record<string, string>> };

const answerOf = (slug: string, query = '', { headers = {} }: By = {}) =>
  world.request(`/api/CompanyForm/pdf/${slug}${query}`, { headers });

describe('the PDF of a form', () => {
  it('has its answers, signatures, picture and drawing on one page, tagged for screen readers', async () => {
    const { slug, id } = await signedForm();
    const pdf = await readPdf(await answerOf(slug, '', ana));
    expect(pdf.pages).toBe(1);
    expect(pdf.text).toContain('North');
    expect(pdf.text).toMatch(/Depth\s+2 m/);
    expect(pdf.text).toContain('Uma, 519-555-0199');
    expect(pdf.text).toContain('Unchanged since this signature, checked by the server');
    expect(pdf.text).toContain(`Number ${String(id).padStart(9, '0')}`);
    expect(pdf.text).toMatch(/SHA-256 of its answers and drawings [0-9a-f]{20}/);
    expect(pdf.text).toContain('Page 1 of 1');
    expect(pdf.info).toMatchObject({ Title: 'Trench', Author: 'North' });
    for (const part of ['"role":"Document"', '"role":"H1"', '"role":"H2"', '"role":"Sect"', '"role":"P"'])
      expect(pdf.tree).toContain(part);
    for (const alt of ['Picture: Photo', 'Drawing: Sketch', 'Signature of Uma', 'Signature of Bob'])
      expect(pdf.tree).toContain(`"alt":"${alt}"`);
  });

  it('says what was changed after signing, why, and by whom; the signed revision is still to be had', async () => {
    const { slug, id } = await signedForm();
    await bob.saved('CompanyForm/save', { id, form_json: answers('3 m'), reason: 'Measured again' });
    const now = await readPdf(await answerOf(slug, '', ana));
    expect(now.text).toMatch(/Depth\s+3 m/);
    expect(now.text).toContain('by bob Test: Measured again');
    expect(now.text).toContain('The form was changed after this signature');
    const before = await readPdf(await answerOf(slug, '?revision=1', ana));
    expect(before.text).toMatch(/Depth\s+2 m/);
    expect(before.text).toContain('This is revision 1. The newest one is 2.');
  });

  it('is for whoever may open the page: not for others, and by a link without phone numbers', async () => {
    const { slug, id } = await signedForm();
    const dan = await world.signIn('dan');
    for (const by of [dan, {}]) {
      const shown = await readPdf(await answerOf(slug, '', by));
      expect(shown.text).toContain('Uma');
      expect(shown.text).not.toContain('519-555-0199');
      expect(shown.tree).toContain('Drawing: Sketch');
    }
    await ana.post('PublicLink/save', { model: 'CompanyForm', record_id: id, is_on: 0 });
    for (const by of [dan, {}]) expect(await (await answerOf(slug, '', by)).json()).toMatchObject({ success: false });
    expect((await readPdf(await answerOf(slug, '', await world.signIn('cat')))).text).toContain('519-555-0199');
    await saveBatch(bob, record(id, { name: 'Ivo', email: 'ivo@pdf.test', is_invite: 1, is_external_worker: 1 }));
    const { ack, token } = await linkTo('ivo@pdf.test');
    const own = await readPdf(await answerOf(slug, `?acknowledgement_slug=${ack}&token=${token}`));
    expect(own.text).toMatch(/Depth\s+2 m/);
    const wrong = await answerOf(
      slug,
      `?acknowledgement_slug=${ack}&token=${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`,
    );
    expect((await wrong.json()).success).toBe(false);
  });

  it('says the words round the answers in the language of the page that asks; the answers stay as they are', async () => {
    const { slug, id } = await signedForm();
    await bob.saved('CompanyForm/save', { id, form_json: answers('3 m'), reason: 'Measured again' });
    const inPseudo = { headers: { ...ana.headers, 'page-language': 'en-XA' } };
    const { text, tree, lang } = await readPdf(await answerOf(slug, '', inPseudo));
    expect(lang).toBe('en-XA');
    for (const english of ['Filled in', 'Signatures', 'signed', 'Number', 'Page 1', 'Changed', 'after this signature'])
      expect(text, english).not.toContain(english);
    expect(text).toContain('bob Test: Measured again');
    expect(text).toMatch(/Depth\s+3 m/);
    expect(tree).toContain(pseudo('Signature of {{1}}').replace('{{1}}', 'Uma'));
  });

  it('says its times in the zone that is asked for, and in UTC for one that is none', async () => {
    const { slug } = await signedForm();
    expect((await readPdf(await answerOf(slug, '?zone=Asia/Tokyo', ana))).text).toContain('GMT+9');
    expect((await readPdf(await answerOf(slug, '?zone=Nowhere', ana))).text).toContain('UTC');
  });
});

const NAMES = [
  'Zoë Łukasz',
  'Иван Петров',
  'Γιώργος',
  'Nguyễn Thị Ễ',
  'محمد علي',
  'राजेश कुमार',
  '王小明',
  'ਗੁਰਪ੍ਰੀਤ',
  '😀 \u200F',
];

describe('letters of all scripts', () => {
  it.each(NAMES)('%s can be written, and is read out as it is', async (name) => {
    const field = { key: 'a', type: 'text', label: 'Name', value: name };
    const asked = JSON.stringify([{ key: 's', sectionHeading: 'Who', fields: [{ ...field, value: undefined }] }]);
    const template = await ana.saved('FormTemplate/save', { title: 'People', category_id: 1 });
    const child = await ana.saved('FormChildTemplate/save', {
      description: 'Who',
      form_template_id: template,
      form_json: asked,
    });
    const form_json = JSON.stringify([{ key: 's', sectionHeading: 'Who', fields: [field] }]);
    const { data } = await bob.post('CompanyForm/save', { child_template_id: child, form_json });
    const response = await world.request(`/api/CompanyForm/pdf/${Object(data).slug}`, {
      headers: bob.headers,
    });
    const { text, tree } = await readPdf(response);
    expect(text).toContain('Filled in by bob Test');
    const isKnown = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\s]+$/u.test(name);
    expect(text).not.toContain('··');
    if (isKnown) expect(text.normalize()).toContain(name.normalize());
    expect(tree).toContain('"role":"P"');
  });
});
