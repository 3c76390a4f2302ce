import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { Customer } from '../../testing/customer.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let biller: Biller;
let helen: Customer;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  biller = await Biller.open(ana);
  helen = new Customer(world);
}, 60_000);

afterAll(() => world.stop(), 60_000);

const BID = JSON.stringify([
  { key: 'a', description: 'Boilers', quantity: '1', price: '1000', taxes: ['HST'], cost: '700.11' },
  { key: 'o', description: 'Controls', quantity: '1', price: '100', taxes: ['HST'], optional: true },
]);
const CHANGE = JSON.stringify([{ key: 'a', description: 'Pump', quantity: '1', price: '-400', taxes: ['HST'] }]);
const TRAIL = JSON.stringify([{ x: 10, y: 20 }, { x: 60, y: 40 }, {}]);

let leads = 0;
async function lead(): Promise<number> {
  leads += 1;
  const of = { job_name: 'Boiler plant', job_num: `L-${leads}`, customer_id: biller.customer };
  return ana.saved('Job/save', { ...of, is_lead: 1, holdback_percent: 10 });
}

async function sentBid(job: number): Promise<number> {
  const id = await ana.saved('JobBid/save', { job_id: job, title: 'Base bid', status: 'Draft', lines_json: BID });
  await ana.saved('JobBid/save', { id, status: 'Sent', total: 1130 });
  return id;
}

async function sentChange(job: number): Promise<number> {
  const id = await ana.saved('ChangeOrder/save', { job_id: job, title: 'No pump', why: 'Rock', lines_json: CHANGE });
  await ana.saved('ChangeOrder/save', { id, status: 'Sent' });
  return id;
}

async function rowsOf(model: string, filters: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const { data } = await ana.get(`${model}/get`, { filters: JSON.stringify(filters), order: '[["id","ASC"]]' });
  return Array.isArray(data) ? data : [];
}

const values = async (job: number) => (await biller.schedule(job)).map(({ title, value }) => [title, value]);

describe('a bid', () => {
  it('is accepted by its customer as by the company: the contract, the project, the lock', async () => {
    const job = await lead();
    const bid = await sentBid(job);
    const token = await helen.isSent(ana, 'JobBid', bid);
    expect((await helen.mail())?.subject).toBe('Bid: Base bid (North)');
    const { data } = await helen.find(token);
    expect(data).toMatchObject({
      kind: 'bid',
      number: 'Base bid',
      title: 'Boiler plant',
      total: 1130,
      can_answer: true,
    });
    expect(JSON.stringify(data)).not.toContain('700.11');

    const accept = { token, name: 'Helen Baptiste', chosen: '["o"]', total: '1243', signature: TRAIL };
    expect((await helen.post('accept', { ...accept, total: '1130' })).errors).toEqual([
      'What you chose comes to 1243.00, not to 1130.00. Nothing was accepted; look at it again.',
    ]);
    expect(await values(job)).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => helen.post('accept', accept)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)?.errors).toEqual(['This bid was accepted already.']);

    expect(await values(job)).toEqual([
      ['Boilers', 1000],
      ['Controls', 100],
    ]);
    expect(await found(ana, `JobBid/find/${bid}`)).toMatchObject({
      status: 'Accepted',
      chosen_json: '["o"]',
      is_active: 1,
    });
    expect(await found(ana, `Job/find/${job}`)).toMatchObject({ is_lead: 0, estimate_locked: 1 });
    expect(await rowsOf('JobDocumentEvent', { bid_id: bid })).toMatchObject([
      { kind: 'sent' },
      { kind: 'viewed' },
      { kind: 'accepted', by_name: 'Helen Baptiste', note: '$1,243.00 with Controls' },
    ]);
    const told = await rowsOf('Notification', {});
    expect(told.at(-1)).toMatchObject({ message: 'Helen Baptiste accepted Base bid' });
    const { data: history } = await ana.get('History/get', { model: 'JobBid', id: bid });
    expect(JSON.stringify(history)).toContain(`Helen Baptiste, by the link of ${helen.email}`);
  });

  it('says on its PDF what was accepted, by whom, and with which total', async () => {
    const bid = await sentBid(await lead());
    const token = await helen.isSent(ana, 'JobBid', bid);
    await helen.post('accept', { token, name: 'Helen', chosen: '["o"]', total: '1243', signature: TRAIL });
    const { text, tree } = await readPdf(await helen.pdf(token));
    for (const said of ['Controls (optional, chosen)', '$1,243.00', 'Accepted', 'Helen'])
      expect(text.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''));
    expect(tree).toContain('Signature of Helen');
  });

  it('is declined, and accepted after all, but not beside a contract', async () => {
    const job = await lead();
    const bid = await sentBid(job);
    const other = await helen.isSent(ana, 'JobBid', await sentBid(job));
    const token = await helen.isSent(ana, 'JobBid', bid);
    await helen.post('decline', { token, name: 'Helen', text: 'Too dear' });
    expect(await found(ana, `JobBid/find/${bid}`)).toMatchObject({ status: 'Declined' });
    const accept = { name: 'Helen', total: '1130' };
    expect((await helen.post('accept', { token, ...accept })).errors).toEqual([]);
    expect((await helen.find(other)).data).toMatchObject({ status: 'Sent', can_answer: false });
    expect((await helen.post('accept', { token: other, ...accept })).errors).toEqual([
      'This bid is not open any more. Ask for a new one.',
    ]);
    expect(await values(job)).toEqual([['Boilers', 1000]]);
  });

  it('takes no scribble for a signature', async () => {
    const token = await helen.isSent(ana, 'JobBid', await sentBid(await lead()));
    for (const signature of ['not json', '[]', '[{}],"name":"x"', '[{"x":"1"}]'])
      expect((await helen.post('accept', { token, name: 'Helen', total: '1130', signature })).success).toBe(false);
  });
});

describe('a change order', () => {
  it('that takes money off is accepted, and is a part of the contract', async () => {
    const { job } = await biller.project({ A: 1000 });
    const token = await helen.isSent(ana, 'ChangeOrder', await sentChange(job));
    expect((await helen.find(token)).data).toMatchObject({ kind: 'change', number: 'CO-1', why: 'Rock', total: -452 });
    expect((await helen.post('accept', { token, name: 'Helen', total: '-452' })).errors).toEqual([]);
    expect((await helen.post('accept', { token, name: 'Helen', total: '-452' })).errors).toEqual([
      'This change order was accepted already.',
    ]);
    expect(await values(job)).toEqual([
      ['A', 1000],
      ['CO-1 No pump', -400],
    ]);
  });
});

describe('an invoice of a project', () => {
  it('is read with what it bills and what is left to pay, and is not answered', async () => {
    const { job, lines } = await biller.project({ A: 1000 });
    const id = await biller.issued({ job, lines, steps: { A: { percent: '50' } } });
    const token = await helen.isSent(ana, 'JobInvoice', id);
    const { data } = await helen.find(token);
    expect(data).toMatchObject({
      kind: 'invoice',
      part: 'progress',
      application: 1,
      balance: 508.5,
      can_answer: false,
    });
    expect(JSON.parse(String(data?.['progress_json']))).toMatchObject([{ title: 'A', gross: 500, held: 50 }]);
    expect((await helen.post('accept', { token, name: 'Helen', total: '508.50' })).success).toBe(false);
    const { text } = await readPdf(await helen.pdf(token));
    for (const said of ['Progress invoice 1', '$500.00', 'Held back', '$508.50'])
      expect(text.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''));
  });
});

describe('a link', () => {
  it('is seen with who opened it, and opens nothing once it is switched off', async () => {
    const bid = await sentBid(await lead());
    const token = await helen.isSent(ana, 'JobBid', bid);
    expect(await rowsOf('JobDocumentLink', { bid_id: bid })).toMatchObject([{ email: helen.email, seen_at: null }]);
    await helen.find(token);
    const [link] = await rowsOf('JobDocumentLink', { bid_id: bid });
    expect(link).toMatchObject({ seen_at: expect.any(String), revoked_at: null });
    expect(JSON.stringify(link)).not.toContain('hash');
    await ana.post('JobDocumentLink/switch-off', { id: link?.['id'] });
    const word = 'North has switched this link off. Ask them for a new one.';
    expect((await helen.find(token)).errors).toEqual([word]);
    expect((await helen.post('accept', { token, name: 'Helen', total: '1130' })).errors).toEqual([word]);
    expect((await helen.post('comment', { token, name: 'Helen', text: 'Hello?' })).errors).toEqual([word]);
    expect((await helen.pdf(token)).headers.get('content-type')).not.toBe('application/pdf');
    expect(await rowsOf('JobDocumentLink', { bid_id: bid })).toMatchObject([
      { revoked_by: world.ids['ana'], seen_at: link?.['seen_at'] },
    ]);
  });

  it('of a quote is switched off by whoever may send it', async () => {
    const lines_json = JSON.stringify([{ key: 'a', description: 'Work', quantity: '1', price: '100', taxes: [] }]);
    const id = await ana.saved('ServiceInvoice/save', { is_quote: 1, lines_json });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
    const token = await helen.isSent(ana, 'ServiceInvoice', id);
    const [link] = await rowsOf('CustomerLink', { invoice_id: id });
    const off = { id: link?.['id'] };
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true, write: false } });
    const [bob, eve] = await Promise.all([world.signIn('bob'), world.signIn('eve')]);
    expect(await refusal(bob, 'CustomerLink/switch-off', off)).toMatch(/permission/);
    expect(await refusal(eve, 'CustomerLink/switch-off', off)).toBe('Link not found.');
    await ana.post('CustomerLink/switch-off', off);
    expect((await helen.find(token)).success).toBe(false);
  });
});

describe('who may not see what a bid comes to', () => {
  it('neither sends it, nor reads its PDF, its links or what was accepted', async () => {
    const bid = await sentBid(await lead());
    const token = await helen.isSent(ana, 'JobBid', bid);
    await helen.post('accept', { token, name: 'Helen', total: '1130' });
    await grant(world, 'bob', { Jobs: { read: true, write: true } });
    const bob = await world.signIn('bob');
    expect(await found(bob, `JobBid/find/${bid}`)).toMatchObject({ total: null });
    expect(await refusal(bob, 'JobBid/send', { id: bid, email: 'bob@fieldspan.test' })).toMatch(/permission to see/);
    expect((await bob.get(`JobBid/pdf/${bid}`)).errors.join('')).toMatch(/permission to see/);
    for (const model of ['JobDocumentLink', 'JobDocumentEvent'])
      expect((await bob.get(`${model}/get`, { filters: JSON.stringify({ bid_id: bid }) })).data).toEqual([]);
  });
});

describe('sending', () => {
  it('happens once for each press, and not for a draft or a bid without lines', async () => {
    const job = await lead();
    const sum = await ana.saved('JobBid/save', { job_id: job, title: 'By word', status: 'Sent', total: 5 });
    expect(await refusal(ana, 'JobBid/send', { id: sum, email: 'a@b.test' })).toMatch(/^This bid is only a sum/);
    const draft = await ana.saved('ChangeOrder/save', { job_id: job, title: 'X', lines_json: CHANGE });
    expect(await refusal(ana, 'ChangeOrder/send', { id: draft, email: 'a@b.test' })).toMatch(/^Only a document that/);
    const press = { id: await sentBid(job), email: 'once@willow.test', client_key: 'one' };
    const answers = await Promise.all([ana.post('JobBid/send', press), ana.post('JobBid/send', press)]);
    expect(answers.map(({ data }) => JSON.stringify(data)).toSorted()).toEqual(['{"sent":false}', '{"sent":true}']);
    expect(await rowsOf('JobDocumentLink', { bid_id: press.id })).toHaveLength(1);
  });
});
