import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LARGE, storedPicture } from '../../forms/pdf/stored-picture.ts';
import { grant, refusal } from '../../testing/record-calls.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { key, openPlanWorld } from '../../visits/testing/plan-world.ts';
import type { Caller } from '../testing/caller.ts';

const planWorld = await openPlanWorld();
const { world, ana, bob, cat, eve, taken, put, placed, published } = planWorld;
afterAll(() => world.stop());

const SIGNATURE = JSON.stringify({ dataUrl: '', trail: [{ x: 20, y: 30 }, { x: 90, y: 60 }, {}], name: 'Joanne Reid' });

let visit: BoardVisit;
let service: number;
let num: string;
const report = (by: Caller, of: BoardVisit, more: object) =>
  by.saved('VisitEvent/save', { visit_id: of.id, client_key: key(), ...more });

/** A photo as a phone held upright takes it: the pixels lie, and EXIF says so. */
async function photo(moment: 'before' | 'after'): Promise<void> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366aa' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'site.jpg', { type: 'image/jpeg' });
  const { data } = await cat.post('LibraryUpload/save', { client_key: key(), file });
  const { id } = Object(data);
  await cat.saved('ServiceFile/save', {
    service_id: service,
    visit_id: visit.id,
    moment,
    file_id: id,
    client_key: key(),
  });
}

const QUESTION = { key: 'flue', type: 'text', label: 'Flue draft' };
const sheet = (more: object = {}) =>
  JSON.stringify([{ key: 's1', sectionHeading: 'Burner', fields: [{ ...QUESTION, ...more }] }]);

/** A worksheet of the call, and another form of it. */
async function fillForms(): Promise<void> {
  const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Sheets' });
  const template = { title: 'Heating check', category_id, is_worksheet_form: 1 };
  const form_template_id = await ana.saved('FormTemplate/save', template);
  const child = { description: 'Heating check', form_template_id, form_json: sheet() };
  const child_template_id = await ana.saved('FormChildTemplate/save', child);
  const filled = { child_template_id, form_json: sheet({ value: '12 Pa' }), service_id: service };
  await cat.saved('CompanyForm/save', { ...filled, worksheet_id: service });
  await cat.saved('CompanyForm/save', filled);
}

beforeAll(async () => {
  const call = await taken({ address: '60 Norfolk St', city: 'Guelph' });
  service = call.record_id;
  num = call.job_num;
  visit = await published(await placed(call.visit, put('cat', '02:00', '02:50')));
  await report(cat, visit, { kind: 'travel', waited_ms: 7_200_000 });
  await report(cat, visit, { kind: 'arrive', waited_ms: 6_000_000 });
  await report(cat, visit, { kind: 'pause', waited_ms: 5_400_000 });
  await report(cat, visit, { kind: 'resume', waited_ms: 4_800_000 });
  await cat.saved('VisitPart/save', {
    visit_id: visit.id,
    description: 'Igniter HSI-24',
    quantity: 2,
    client_key: key(),
  });
  for (const moment of ['before', 'before', 'after'] as const) await photo(moment);
  await fillForms();
  await report(cat, visit, { kind: 'return_visit', note: 'Part on order', return_at: '2026-12-08T13:00:00.000Z' });
  await report(cat, visit, { kind: 'done', note: 'Igniter was cracked.\nReplaced it.', signature_json: SIGNATURE });
}, 120_000);

const pdfOf = (by: Caller, more: Record<string, string> = {}) =>
  world.request(
    `/api/Service/report-pdf?${new URLSearchParams({ key: String(service), zone: 'America/Toronto', ...more })}`,
    {
      headers: by.headers,
    },
  );

describe('the report of a service call', () => {
  it('says who came, when, what was found, done and used, with photos in pairs, worksheet, forms and signature', async () => {
    for (const by of [ana, cat]) {
      const { text, tree, info } = await readPdf(await pdfOf(by));
      expect(info).toMatchObject({ Title: `Service report ${num}, North`, Author: 'North' });
      for (const part of [
        'Wexford Dental',
        '60 Norfolk St, Guelph',
        'cat Test',
        'Igniter was cracked.',
        'Igniter HSI-24',
        'Part on order',
        'Worksheet: Heating check',
        '12 Pa',
        'Forms filled in',
        'Joanne Reid',
      ])
        expect(text).toContain(part);
      expect(text).toMatch(/Time at work\s+1 h 30 min/);
      expect(text).toMatch(/E[SD]T/);
      for (const alt of ['Before 1', 'Before 2', 'After 1', 'Signature of Joanne Reid'])
        expect(tree).toContain(`"alt":"${alt}`);
      expect(tree).not.toContain('"alt":"After 2');
    }
  });

  it('shows photos as the phone was held', async () => {
    const { data } = await ana.get('ServiceFile/get', { filters: { visit_id: visit.id }, include: ['LibraryUpload'] });
    const filename = String(Object(data)[0].LibraryUpload.filename);
    const shown = await storedPicture(world.services.storage, { tenantId: 1, filename, size: LARGE });
    expect(shown).toMatchObject({ width: 40, height: 60 });
  });

  it('is of one visit where one is named, and says so when nobody has begun', async () => {
    expect((await readPdf(await pdfOf(ana, { visit: String(visit.id) }))).text).toContain('Igniter HSI-24');
    expect(await (await pdfOf(ana, { visit: '999999' })).json()).toMatchObject({
      errors: ['There is nothing to report of this visit yet.'],
    });
    const fresh = await taken();
    const { errors } = await ana.get('Service/report-pdf', { key: String(fresh.record_id) });
    expect(errors.join(' ')).toMatch(/nobody has been on a visit/);
  });

  it('is for whoever may read the call: not for colleagues who are not on it, nor for other companies', async () => {
    const dan = await world.signIn('dan');
    for (const by of [dan, eve])
      expect(await (await pdfOf(by)).json()).toMatchObject({ success: false, errors: ['Service not found.'] });
    expect((await world.request(`/api/Service/report-pdf?key=${service}`)).status).toBe(401);
  });
});

const sent = (by: Caller, client_key: string, email = 'office@wexford.test') => ({
  by,
  asked: { key: String(service), zone: 'America/Toronto', email, text: 'Thank you.', client_key },
});
const send = ({ by, asked }: ReturnType<typeof sent>) => by.post('Service/send-report', asked);
const mailsTo = async (address: string) => (await world.services.outbox.list(200)).filter(({ to }) => to === address);

describe('a report that is sent', () => {
  it('goes out once for a press, however often it arrives, and stands in the history of the call', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(sent(cat, 'press-1'))));
    expect(answers.map(({ errors }) => errors.join(' ')).join('')).toBe('');
    expect(answers.filter(({ data }) => JSON.stringify(data) === '{"sent":true}')).toHaveLength(1);
    const mails = await mailsTo('office@wexford.test');
    expect(mails).toMatchObject([
      {
        subject: `Service report ${num} (North)`,
        text: expect.stringContaining('Thank you.'),
        files: [{ filename: `service-report-${num}.pdf` }],
      },
    ]);
    const told = JSON.stringify((await ana.get('History/get', { model: 'Service', id: service })).data);
    expect(told.match(/"happened":"mailed"/g)).toHaveLength(1);
    expect(told).toContain('office@wexford.test');
  });

  it('can be sent again after it could not be sent', async () => {
    const failing = vi.spyOn(world.services.notifier, 'mail').mockRejectedValueOnce(new Error('no carrier'));
    expect((await send(sent(ana, 'press-2', 'late@wexford.test'))).success).toBe(false);
    failing.mockRestore();
    expect((await send(sent(ana, 'press-2', 'late@wexford.test'))).data).toEqual({ sent: true });
    expect(await mailsTo('late@wexford.test')).toHaveLength(1);
  });

  it('is refused in words to readers, to people who are not on it, and for what is no address', async () => {
    await grant(world, 'dan', {});
    const dan = await world.signIn('dan');
    for (const by of [dan, eve])
      expect(await refusal(by, 'Service/send-report', sent(by, 'k').asked)).toBe('Service not found.');
    await grant(world, 'dan', { Services: { read: true } });
    const reader = await world.signIn('dan');
    expect(await refusal(reader, 'Service/send-report', sent(reader, 'k').asked)).toBe(
      'Only who plans this call or works on it sends its report.',
    );
    expect(await refusal(bob, 'Service/send-report', sent(bob, 'k', 'a, b').asked)).toBe('Write one e-mail address.');
  });
});
