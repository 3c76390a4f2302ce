import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer } from '../../testing/customer.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let helen: Customer;
let service: number;
let settings: number;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  helen = new Customer(world);
  settings = await ana.saved('CompanySetting/save', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' });
  const customer_id = await ana.saved('Contact/save', { name: 'Willow Court Homes' });
  service = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-1', customer_id });
}, 60_000);

afterAll(() => world.stop(), 60_000);

const taxesWith = (pst: number) =>
  JSON.stringify({ HST: { taxRate: 13, isDefault: 1 }, PST: { taxRate: pst, isDefault: 0 } });

const LINES = JSON.stringify([
  { key: 'a', description: 'Work as bid', quantity: '1', price: '47537.40', taxes: ['HST'] },
  { key: 'o', description: 'Controls', quantity: '1', price: '1850', taxes: ['HST'], optional: true },
  { key: 'p', description: 'Flue', quantity: '1', price: '4275.50', taxes: ['HST'], optional: true },
]);

async function quote(more: Record<string, unknown> = {}): Promise<number> {
  const id = await ana.saved('ServiceInvoice/save', { is_quote: 1, service_id: service, lines_json: LINES, ...more });
  await ana.saved('ServiceInvoice/save', { id, status: 'Sent', total: 53_717.26 });
  return id;
}

const eventsOf = async (id: number) => {
  const { data } = await ana.get('DocumentEvent/get', {
    filters: JSON.stringify({ invoice_id: id }),
    order: '[["id","ASC"]]',
  });
  return (Array.isArray(data) ? data : []).map(({ kind, by_name, note }) => ({ kind, by_name, note }));
};

const pdfOf = (bytes: Uint8Array | null) =>
  new Response(new Uint8Array(bytes ?? []), { headers: { 'content-type': 'application/pdf' } });

describe('a quote that is sent', () => {
  it('is mailed with its PDF and a link of the customer’s own', async () => {
    const id = await quote();
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    expect(token).toHaveLength(43);
    const mail = await helen.mail();
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Quote Q-\d{4}-\d{4} \(North\)$/) });
    const bytes = await world.services.outbox.file(mail?.files?.[0]?.stored ?? '');
    const words = (await readPdf(pdfOf(bytes))).text.replaceAll(' ', '');
    for (const said of [
      'North',
      'Willow Court Homes',
      'Work as bid',
      '$47,537.40',
      'HST 13 %',
      '$6,179.86',
      '$53,717.26',
    ])
      expect(words).toContain(said.replaceAll(' ', ''));
  });

  it('is opened by its link alone, and shows nothing of the company’s own', async () => {
    const id = await quote();
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    const { data } = await helen.find(token);
    expect(data).toMatchObject({ kind: 'quote', customer: 'Willow Court Homes', total: 53_717.26, can_answer: true });
    expect(Object.keys(data ?? {})).not.toContain('tenant_id');
    await helen.find(token);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['sent', 'viewed']);
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await helen.find(other)).toMatchObject({ success: false, data: null });
  });

  it('does not say what its lines cost, nor where they came from', async () => {
    const own = { cost: '321.09', markup: '48.7', code: 'SUP-7', source: { model: 'Material', id: 1 } };
    const lines = JSON.parse(LINES).map((line: object) => Object.assign(line, own));
    const token = await helen.isSent(ana, 'ServiceInvoice', await quote({ lines_json: JSON.stringify(lines) }));
    const said = JSON.stringify(await helen.find(token));
    expect(said).toContain('47537.40');
    for (const secret of ['321.09', '48.7', 'SUP-7', 'Material']) expect(said).not.toContain(secret);
  });

  it('charges the tax that only the chosen line carries, at the rate of its day', async () => {
    await ana.saved('CompanySetting/save', { id: settings, taxes_json: taxesWith(7) });
    const id = await ana.saved('ServiceInvoice/save', {
      is_quote: 1,
      service_id: service,
      lines_json: JSON.stringify([
        { key: 'a', description: 'Work', quantity: '1', price: '100', taxes: ['HST'] },
        { key: 'o', description: 'Filter', quantity: '1', price: '10', taxes: ['PST'], optional: true },
      ]),
    });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent', total: 113 });
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    await ana.saved('CompanySetting/save', { id: settings, taxes_json: taxesWith(70) });
    const { data } = await helen.find(token);
    expect(data?.['rates']).toEqual([
      { name: 'HST', rate: '13' },
      { name: 'PST', rate: '7' },
    ]);
    const accept = { token, name: 'Helen', chosen: '["o"]' };
    expect((await helen.post('accept', { ...accept, total: '123' })).success).toBe(false);
    expect((await helen.post('accept', { ...accept, total: '123.70' })).errors).toEqual([]);
  });

  it('is accepted with what was chosen, to the cent, and only once', async () => {
    const id = await quote();
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    const accept = { token, name: 'Helen Baptiste', chosen: '["o"]', total: '55807.76' };
    expect((await helen.post('accept', { ...accept, total: '53717.26' })).errors).toEqual([
      'What you chose comes to 55807.76, not to 53717.26. Nothing was accepted; look at it again.',
    ]);
    expect((await helen.post('accept', { ...accept, chosen: '["a"]' })).errors).toEqual([
      'One of these lines cannot be chosen.',
    ]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => helen.post('accept', accept)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)?.errors).toEqual(['This quote was accepted already.']);
    expect(await found(ana, `ServiceInvoice/find/${id}`)).toMatchObject({ status: 'Accepted', lines_json: LINES });
    const { data } = await ana.get('DocumentEvent/get', {
      filters: JSON.stringify({ invoice_id: id, kind: 'accepted' }),
    });
    const [event] = Array.isArray(data) ? data : [];
    expect(event).toMatchObject({ by_name: 'Helen Baptiste', note: '$55,807.76 with Controls' });
    const lines: Record<string, unknown>[] = JSON.parse(String((await helen.find(token)).data?.['lines_json']));
    expect(lines.map(({ chosen }) => chosen)).toEqual([false, true, false]);
    expect(JSON.parse(String(event?.details_json))).toMatchObject({
      chosen: ['o'],
      total: 55_807.76,
      sha256: expect.any(String),
    });
  });

  it('is declined with a reason, and asked about', async () => {
    const id = await quote();
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    await helen.post('comment', { token, name: 'Helen', text: 'Is the heat off overnight?' });
    expect((await helen.post('decline', { token, name: 'Helen', text: '' })).success).toBe(false);
    await helen.post('decline', { token, name: 'Helen', text: 'Too dear' });
    expect((await eventsOf(id)).slice(1)).toEqual([
      { kind: 'comment', by_name: 'Helen', note: 'Is the heat off overnight?' },
      { kind: 'declined', by_name: 'Helen', note: 'Too dear' },
    ]);
    const { data } = await ana.get('Notification/get');
    expect((Array.isArray(data) ? data : []).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Helen declined Q-/),
    );
  });

  it('is not accepted after its last day, nor once it is void', async () => {
    const late = await quote({ issued: '2026-01-01', due: '2026-01-31' });
    const words = { name: 'Helen', chosen: '[]', total: '53717.26' };
    expect(
      (await helen.post('accept', { token: await helen.isSent(ana, 'ServiceInvoice', late), ...words })).errors,
    ).toEqual(['This quote is not open any more. Ask for a new one.']);
    const id = await quote();
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    await ana.saved('ServiceInvoice/save', { id, status: 'Void', reason: 'Replaced' });
    expect((await helen.post('accept', { token, ...words })).success).toBe(false);
  });
});

describe('sending', () => {
  it('is refused for drafts, without the right, and for documents of others', async () => {
    const draft = await ana.saved('ServiceInvoice/save', { lines_json: LINES });
    const send = { id: draft, email: 'helen@willow.test' };
    expect(await refusal(ana, 'ServiceInvoice/send', send)).toMatch(/^Only a document that is issued/);
    const id = await quote();
    expect(await refusal(ana, 'ServiceInvoice/send', { id, email: 'a@b.test, c@d.test' })).toBe(
      'Write one e-mail address.',
    );
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true, write: false } });
    const [bob, eve] = await Promise.all([world.signIn('bob'), world.signIn('eve')]);
    expect(await refusal(bob, 'ServiceInvoice/send', { id, email: 'x@y.test' })).toMatch(/permission/);
    expect(await refusal(eve, 'ServiceInvoice/send', { id, email: 'x@y.test' })).toBe('Invoice not found.');
    const other = await eve.get('DocumentEvent/get', { filters: JSON.stringify({ invoice_id: id }) });
    expect(other.data).toEqual([]);
  });
});
