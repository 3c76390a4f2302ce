import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer } from '../../testing/customer.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { found, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let helen: Customer;
let settings: number;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  helen = new Customer(world);
  settings = await ana.saved('CompanySetting/save', { offer_terms: 'Half in advance.', invoice_terms: 'Net 30 days.' });
}, 60_000);

afterAll(() => world.stop(), 60_000);

const LINES = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: '100', taxes: [] }]);

async function issued(is_quote: 0 | 1): Promise<number> {
  const id = await ana.saved('ServiceInvoice/save', { is_quote, lines_json: LINES });
  await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
  return id;
}

async function uploaded(by: Caller, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<number> {
  const file = new File([bytes], name, { type: 'image/png' });
  const { data, errors } = await by.post('LibraryUpload/save', { file, type: 'image/png' });
  expect(errors).toEqual([]);
  return Number(Reflect.get(Object(data), 'id') ?? Reflect.get(Object(data), 'record_id'));
}

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 100, channels: 4, background: '#2f6690' } })
      .png()
      .toBuffer(),
  );

describe('the terms of a document', () => {
  it('are those of the day on which it was issued', async () => {
    const quote = await issued(1);
    const draft = await ana.saved('ServiceInvoice/save', { is_quote: 1, lines_json: LINES });
    const token = await helen.isSent(ana, 'ServiceInvoice', quote);
    await ana.saved('CompanySetting/save', { id: settings, offer_terms: 'All in advance.' });
    expect((await helen.find(token)).data).toMatchObject({ terms: 'Half in advance.' });
    expect((await readPdf(await helen.pdf(token))).text).toContain('Half in advance.');
    expect(await found(ana, `ServiceInvoice/find/${quote}`)).toMatchObject({ terms: 'Half in advance.' });
    expect(await found(ana, `ServiceInvoice/find/${draft}`)).toMatchObject({ terms: null });
    expect((await ana.post('ServiceInvoice/save', { id: draft, terms: 'None' })).status).toBe(400);
    await ana.saved('CompanySetting/save', { id: settings, offer_terms: 'Half in advance.' });
  });

  it('say for good that the customer paid no tax on that day, and by which number', async () => {
    const customer_id = await ana.saved('Contact/save', {
      name: 'Oak Lane School',
      tax_exempt: 1,
      exempt_number: 'RZ-12',
    });
    const service_id = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-EX', customer_id });
    const draft = await ana.saved('ServiceInvoice/save', { service_id, lines_json: LINES });
    const id = await ana.saved('ServiceInvoice/save', { service_id, lines_json: LINES });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    await ana.saved('Contact/save', { id: customer_id, tax_exempt: 0, exempt_number: null });
    expect((await helen.find(token)).data).toMatchObject({ exempt: 'RZ-12' });
    expect((await readPdf(await helen.pdf(token))).text.replaceAll(/\s+/g, ' ')).toContain('Pays no tax RZ-12');
    expect(await found(ana, `ServiceInvoice/find/${draft}`)).toMatchObject({ issued_exempt: null, exempt: null });
    expect((await ana.post('ServiceInvoice/save', { id: draft, issued_exempt: 'X' })).status).toBe(400);
    const job_id = await ana.saved('Job/save', { job_name: 'Roof', job_num: 'J-EX', customer_id });
    await ana.saved('Contact/save', { id: customer_id, tax_exempt: 1 });
    const bid = await ana.saved('JobBid/save', { job_id, title: 'Bid', lines_json: LINES, status: 'Draft' });
    await ana.saved('JobBid/save', { id: bid, status: 'Sent' });
    expect(await found(ana, `JobBid/find/${bid}`)).toMatchObject({ issued_exempt: '' });
  });

  it('say for good from which of several taxes the customer was exempt', async () => {
    const taxes_json = JSON.stringify({ GST: 5, PST: 7 });
    await ana.saved('CompanySetting/save', { id: settings, taxes_json });
    const customer_id = await ana.saved('Contact/save', {
      name: 'Pine Farm',
      tax_exempt: 1,
      exempt_number: 'F-9',
      exempt_taxes_json: '["PST"]',
    });
    const service_id = await ana.saved('Service/save', { job_name: 'Pump', job_num: 'S-PST', customer_id });
    const id = await ana.saved('ServiceInvoice/save', { service_id, lines_json: LINES });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    await ana.saved('Contact/save', { id: customer_id, exempt_taxes_json: '' });
    expect((await helen.find(token)).data).toMatchObject({ exempt: 'F-9', exempt_from: 'PST' });
    expect((await readPdf(await helen.pdf(token))).text.replaceAll(/\s+/g, ' ')).toContain('Exempt from PST · F-9');
    const other = world.services.db.system((tx) =>
      sql`update service_invoice set issued_exempt_taxes = 'GST' where id = ${id}`.execute(tx),
    );
    await expect(other).rejects.toThrow('The terms of an issued document cannot be changed');
  });

  it('of an invoice are others than those of a quote', async () => {
    const token = await helen.isSent(ana, 'ServiceInvoice', await issued(0));
    expect((await helen.find(token)).data).toMatchObject({ terms: 'Net 30 days.' });
  });

  it('are kept by bids, change orders and invoices of projects', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Plant', job_num: 'P-1' });
    const bid = await ana.saved('JobBid/save', { job_id: job, title: 'Base', status: 'Draft', lines_json: LINES });
    const change = await ana.saved('ChangeOrder/save', { job_id: job, title: 'Pump', lines_json: LINES });
    const invoice = await ana.saved('JobInvoice/save', { job_id: job, kind: 'other', lines_json: LINES });
    for (const [model, id, terms] of [
      ['JobBid', bid, 'Half in advance.'],
      ['ChangeOrder', change, 'Half in advance.'],
      ['JobInvoice', invoice, 'Net 30 days.'],
    ] as const) {
      await ana.saved(`${model}/save`, { id, status: 'Sent' });
      expect(await found(ana, `${model}/find/${id}`)).toMatchObject({ terms });
    }
  });
});

describe('the look of documents', () => {
  it('is on the PDF and on the customer’s page', async () => {
    const logo = await uploaded(ana, await picture(), 'logo.png');
    const look = { document_logo_id: logo, document_colour: '#2f6690', document_foot: 'HST 123' };
    await ana.saved('CompanySetting/save', { id: settings, ...look });
    const token = await helen.isSent(ana, 'ServiceInvoice', await issued(1));
    expect((await helen.find(token)).data).toMatchObject({ colour: '#2f6690', foot: 'HST 123', has_logo: true });
    const { text, tree } = await readPdf(await helen.pdf(token));
    expect(text).toContain('HST 123');
    expect(tree).toContain('"alt":"North"');
    const response = await world.request(`/api/CustomerDocument/logo?token=${token}`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 300 });
    expect((await world.request('/api/CustomerDocument/logo?token=wrong')).headers.get('content-type')).not.toBe(
      'image/jpeg',
    );
  });

  it('is changed by administrators alone, with a colour and a file of their own, and its history is kept', async () => {
    const [bob, eve] = await Promise.all([world.signIn('bob'), world.signIn('eve')]);
    expect(await refusal(bob, 'CompanySetting/save', { id: settings, offer_terms: 'Free' })).toMatch(/permission/);
    expect((await eve.post('CompanySetting/save', { id: settings, offer_terms: 'Free' })).success).toBe(false);
    expect(await refusal(ana, 'CompanySetting/save', { id: settings, document_colour: 'url(x)' })).toMatch(/colour/i);
    expect(await refusal(ana, 'CompanySetting/save', { id: settings, offer_terms: 'x'.repeat(20_001) })).toMatch(
      /20,000/,
    );
    const theirs = await uploaded(eve, await picture(), 'theirs.png');
    expect((await ana.post('CompanySetting/save', { id: settings, document_logo_id: theirs })).success).toBe(false);
    const { data: history } = await ana.get('History/get', { model: 'CompanySetting', id: settings });
    for (const said of ['All in advance.', '#2f6690']) expect(JSON.stringify(history)).toContain(said);
  });
});
