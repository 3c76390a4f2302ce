import { ageingCalls } from '@fieldspan/contract/ageing-calls';
import type { Statement } from '@fieldspan/contract/ageing-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { issueInvoice, payingFor } from '../../testing/issue-invoice.ts';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const SPAN = { from: '2026-11-01', to: '2026-11-28' };
let world: World;
let ana: Caller;
let eve: Caller;
let customer: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, eve] = await Promise.all([world.signIn('ana'), world.signIn('eve')]);
  const biller = await Biller.open(ana);
  ({ customer } = biller);
  await ana.saved('Contact/save', {
    id: customer,
    email: 'accounts@willow.test',
    address: '12 Mill St',
    city: 'Guelph',
  });
  const service = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-1', customer_id: customer });
  const first = await issueInvoice(ana, { price: 500.05, issued: '2026-09-01', due: '2026-10-01', of: service });
  await ana.saved('Payment/save', { amount: 100, received_on: '2026-10-05', ...payingFor(first, 100) });
  await issueInvoice(ana, { price: 250.5, issued: '2026-11-02', due: '2026-12-02', of: service });
  const deposit = { amount: 80, received_on: '2026-11-10', customer_id: customer, reference: 'Cheque 12' };
  const paid = await ana.saved('Payment/save', deposit);
  await ana.saved('Payment/save', {
    ...deposit,
    amount: 30,
    received_on: '2026-11-11',
    ...payingFor(first, 30),
    kind: 'credit',
  });
  await ana.saved('Payment/save', { amount: 10, received_on: '2026-11-12', customer_id: customer, kind: 'refund' });
  await ana.saved('Payment/save', { amount: 25.25, received_on: '2026-12-01', ...payingFor(first, 25.25) });
  expect(paid).toBeGreaterThan(0);
  const { job, lines } = await biller.project({ L1: 10_000 });
  const progress = { job, lines, steps: { L1: { percent: '50' } }, more: { issued: '2026-11-20', due: '2026-12-20' } };
  const billed = await biller.issued(progress);
  const credit = { kind: 'credit', credits_id: billed, issued: '2026-11-21' };
  await biller.issued({ job, lines, steps: { L1: { percent: '45' } }, more: credit });
}, 60_000);

afterAll(() => world.stop(), 60_000);

async function statement(caller: Caller, more: Record<string, unknown> = {}): Promise<Statement> {
  const { data, errors } = await caller.get('Contact/statement', { key: String(customer), ...SPAN, ...more });
  expect(errors).toEqual([]);
  return v.parse(ageingCalls['Contact/statement'].answer, data);
}

const cents = (amount: number) => Math.round(amount * 100);

describe('the statement of a customer', () => {
  it('begins with what was owed before, says what moved it, and ends with what is open, by age', async () => {
    const { contact, opening, movements, closing, invoices, aged } = await statement(ana);
    expect(contact).toMatchObject({
      name: 'Willow Court',
      address: '12 Mill St, Guelph',
      email: 'accounts@willow.test',
    });
    expect(opening).toBe(400.05);
    expect(movements.map(({ on, kind, amount }) => [on, kind, amount])).toEqual([
      ['2026-11-02', 'invoice', 250.5],
      ['2026-11-10', 'payment', -80],
      ['2026-11-12', 'refund', 10],
      ['2026-11-20', 'invoice', 5085],
      ['2026-11-21', 'credit', -508.5],
    ]);
    expect(closing).toBe(5157.05);
    expect(invoices.map(({ issued, amount, paid, open }) => [issued, amount, paid, open])).toEqual([
      ['2026-09-01', 500.05, 130, 370.05],
      ['2026-11-02', 250.5, 0, 250.5],
      ['2026-11-20', 4576.5, 0, 4576.5],
    ]);
    expect(aged).toMatchObject({ current: 4827, days_60: 370.05, open: 5197.05, credit: 40, total: 5157.05 });
  });

  it('comes to the same by its movements as by its invoices, on any day', async () => {
    for (const to of [
      '2026-08-31',
      '2026-09-01',
      '2026-10-05',
      '2026-11-10',
      '2026-11-11',
      '2026-11-20',
      '2026-12-31',
    ]) {
      const { closing, aged } = await statement(ana, { from: '2026-01-01', to });
      expect([to, cents(closing)]).toEqual([to, cents(aged.total)]);
      const next = await statement(ana, { from: to, to: '2026-12-31' });
      const { opening } = await statement(ana, { from: to, to });
      expect(next.opening).toBe(opening);
    }
  });

  it('is a PDF', async () => {
    const query = new URLSearchParams({ key: String(customer), ...SPAN });
    const response = await world.request(`/api/Contact/statement-pdf?${query}`, { headers: ana.headers });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('is refused in words to people who may not see both kinds of invoices, and to other companies', async () => {
    const reads = { 'Service Quotes/Invoices': { read: true, write: true } };
    await grant(world, 'bob', reads);
    const bob = await world.signIn('bob');
    const asked = { key: String(customer), ...SPAN };
    const half = 'A statement shows invoices of service calls and of projects. You do not have permission to see both.';
    for (const call of ['Contact/statement', 'Contact/statement-pdf'])
      expect((await bob.get(call, asked)).errors).toEqual([half]);
    const sent = { ...asked, email: 'a@willow.test', client_key: 'k' };
    expect(await refusal(bob, 'Contact/send-statement', sent)).toBe(half);
    expect((await eve.get('Contact/statement', asked)).errors).toEqual(['Contact not found.']);
    expect(await refusal(eve, 'Contact/send-statement', sent)).toBe('Contact not found.');
    await grant(world, 'bob', { ...reads, 'Service Quotes/Invoices': { read: true }, 'Job Invoices': { read: true } });
    const reader = await world.signIn('bob');
    expect((await statement(reader)).contact.email).toBeNull();
    expect(await refusal(reader, 'Contact/send-statement', sent)).toBe(
      'You do not have permission to send statements.',
    );
    expect((await ana.get('Contact/statement', { ...asked, to: '2026-10-01' })).errors).toEqual([
      'The statement ends before it begins.',
    ]);
  });
});

const sent = (client_key: string, email = 'accounts@willow.test') =>
  ana.post('Contact/send-statement', { key: String(customer), ...SPAN, email, text: 'As agreed.', client_key });
const mailsTo = async (address: string) => (await world.services.outbox.list(200)).filter(({ to }) => to === address);

describe('a statement that is sent', () => {
  it('goes out once for a press, however often it arrives, and stands in the contact’s history', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => sent('press-1')));
    expect(answers.map(({ errors }) => errors.join(' ')).join('')).toBe('');
    expect(answers.filter(({ data }) => JSON.stringify(data) === '{"sent":true}')).toHaveLength(1);
    const mails = await mailsTo('accounts@willow.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Statement 2026-11-28 (North)',
      text: expect.stringContaining('Its balance is $5,157.05.\n\n$370.05 of it is overdue.\n\nAs agreed.'),
      files: [{ filename: 'Statement-2026-11-28.pdf' }],
    });
    const { data } = await ana.get('History/get', { model: 'Contact', id: customer });
    const told = JSON.stringify(data);
    expect(told.match(/"happened":"mailed"/g)).toHaveLength(1);
    expect(told).toContain('accounts@willow.test');
  });

  it('can be sent again after it could not be sent', async () => {
    const failing = vi.spyOn(world.services.notifier, 'mail').mockRejectedValueOnce(new Error('no carrier'));
    expect((await sent('press-2', 'late@willow.test')).success).toBe(false);
    failing.mockRestore();
    expect(await mailsTo('late@willow.test')).toEqual([]);
    expect((await sent('press-2', 'late@willow.test')).data).toEqual({ sent: true });
    expect(await mailsTo('late@willow.test')).toHaveLength(1);
    expect(
      await refusal(ana, 'Contact/send-statement', { key: String(customer), ...SPAN, email: 'a, b', client_key: 'c' }),
    ).toBe('Write one e-mail address.');
  });
});
