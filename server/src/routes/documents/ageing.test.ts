import { ageingCalls } from '@fieldspan/contract/ageing-calls';
import type { Ageing } from '@fieldspan/contract/ageing-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { issueInvoice, payingFor } from '../../testing/issue-invoice.ts';
import { found, grant } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const TODAY = '2026-11-28';
let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;
let birch: number;
let biller: Biller;

const billed = (bill: Parameters<typeof issueInvoice>[1]) => issueInvoice(ana, bill);
const pay = (amount: number, received_on: string, more: Record<string, unknown>) =>
  ana.saved('Payment/save', { amount, received_on, ...more });

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  biller = await Biller.open(ana);
  birch = await ana.saved('Contact/save', { name: 'Birch Hill' });
  const service = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-1', customer_id: birch });
  await billed({ price: 1000.1, issued: '2026-11-20', due: '2026-12-20', of: service });
  await billed({ price: 200.2, issued: '2026-10-01', due: '2026-10-29', of: service });
  const part = await billed({ price: 300.3, issued: '2026-09-01', due: '2026-09-29', of: service });
  await billed({ price: 40.05, issued: '2026-05-01', due: '2026-06-01', of: service });
  await billed({ price: 7.77, issued: '2026-11-01', due: null, of: null });
  await pay(100.1, '2026-10-15', payingFor(part, 100.1));
  const paidLate = await billed({ price: 555.55, issued: '2026-08-01', due: '2026-08-31', of: service });
  await pay(600, '2026-11-10', payingFor(paidLate, 555.55));
  const voided = await billed({ price: 9999, issued: '2026-08-01', due: '2026-08-31', of: service });
  await ana.saved('ServiceInvoice/save', { id: voided, status: 'Void', reason: 'Wrong customer' });
  await ana.saved('ServiceInvoice/save', { service_id: service, lines_json: '[]' });
  const { job, lines } = await biller.project({ L1: 10_000 });
  const first = await biller.issued({
    job,
    lines,
    steps: { L1: { percent: '50' } },
    more: { issued: '2026-08-01', due: '2026-08-29' },
  });
  await biller.pay(1000, [{ job_invoice_id: first, amount: 1000 }]);
  await biller.issued({
    job,
    lines,
    steps: { L1: { percent: '45' } },
    more: { kind: 'credit', credits_id: first, issued: '2026-11-02' },
  });
}, 60_000);

afterAll(() => world.stop(), 60_000);

async function ageing(caller: Caller, query: Record<string, unknown> = {}): Promise<Ageing> {
  const { data, errors } = await caller.get('Contact/ageing', { today: TODAY, ...query });
  expect(errors).toEqual([]);
  return v.parse(ageingCalls['Contact/ageing'].answer, data);
}

const cents = (amount: number) => Math.round(amount * 100);

async function listSum(model: string, filters: object): Promise<number> {
  const answer = await ana.get(`${model}/get`, { filters, sum: ['balance'], fields: ['id'], page: 1, limit: 1 });
  return cents(Number(answer.meta?.sums?.['balance']));
}

const SENT = { is_quote: 0, status: ['Sent', 'Overdue'] };
const OF_PROJECTS = { status: 'Sent', kind: { not: 'credit' } };

describe('what customers owe', () => {
  it('is one row for each, by age, less what they have to their credit', async () => {
    const { on, counted, rows } = await ageing(ana);
    expect({ on, counted }).toEqual({ on: TODAY, counted: { services: true, projects: true } });
    expect(rows.map(({ slug: _slug, ...row }) => row)).toEqual([
      {
        customer_id: biller.customer,
        name: 'Willow Court',
        current: 0,
        days_30: 0,
        days_60: 0,
        days_90: 0,
        older: 3576.5,
        open: 3576.5,
        credit: 0,
        total: 3576.5,
      },
      {
        customer_id: birch,
        name: 'Birch Hill',
        current: 1000.1,
        days_30: 200.2,
        days_60: 200.2,
        days_90: 0,
        older: 40.05,
        open: 1440.55,
        credit: 44.45,
        total: 1396.1,
      },
      {
        customer_id: null,
        name: null,
        current: 7.77,
        days_30: 0,
        days_60: 0,
        days_90: 0,
        older: 0,
        open: 7.77,
        credit: 0,
        total: 7.77,
      },
    ]);
  });

  it('comes to what the lists of invoices and the financial cards say, to the cent', async () => {
    const { sums } = await ageing(ana);
    const late = { due: { lt: TODAY } };
    const [services, projects, lateServices, lateProjects] = await Promise.all([
      listSum('ServiceInvoice', SENT),
      listSum('JobInvoice', OF_PROJECTS),
      listSum('ServiceInvoice', { ...SENT, ...late }),
      listSum('JobInvoice', { ...OF_PROJECTS, ...late }),
    ]);
    expect(cents(sums.open)).toBe(services + projects);
    expect(cents(sums.open) - cents(sums.current)).toBe(lateServices + lateProjects);
    expect(cents(sums.total)).toBe(cents(sums.open) - cents(sums.credit));
  });

  it('is shown as it stood on an earlier day: later invoices, payments and credits do not count', async () => {
    const { rows, sums } = await ageing(ana, { as_of: '2026-10-10' });
    expect(rows.map(({ name, open, credit, total }) => [name, open, credit, total])).toEqual([
      ['Willow Court', 5085, 0, 5085],
      ['Birch Hill', 1096.1, 0, 1096.1],
    ]);
    expect(sums).toMatchObject({ current: 200.2, days_30: 300.3, days_60: 5640.55, days_90: 0, older: 40.05 });
  });

  it('is filtered by what is overdue and by name, and the sums with it', async () => {
    const names = async (query: Record<string, unknown>) => (await ageing(ana, query)).rows.map(({ name }) => name);
    expect(await names({ view: 'overdue' })).toEqual(['Willow Court', 'Birch Hill']);
    expect(await names({ search: 'BIRCH' })).toEqual(['Birch Hill']);
    expect(await names({ search: 'birch', view: 'older', as_of: '2026-07-01' })).toEqual([]);
    expect((await ageing(ana, { search: 'birch' })).sums.total).toBe(1396.1);
  });

  it('is a file with the same rows, and the export is written down', async () => {
    const response = await world.request(`/api/Contact/ageing-csv?today=${TODAY}&search=birch`, {
      headers: ana.headers,
    });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Ageing-2026-11-28.csv"');
    expect(await response.text()).toBe(
      'Customer,Current,1–30 days,31–60 days,61–90 days,Over 90 days,Open invoices,Credit,Total\r\n' +
        'Birch Hill,1000.10,200.20,200.20,0.00,40.05,1440.55,44.45,1396.10\r\n',
    );
    const { data } = await ana.get('Activity/get', { kind: 'export' });
    expect(JSON.stringify(data)).toContain(`Ageing ${TODAY}`);
  });

  it('counts only invoices that the person may read, and is refused to others in words', async () => {
    const query = { today: TODAY };
    for (const call of ['Contact/ageing', 'Contact/ageing-csv'])
      expect(await bob.get(call, query)).toMatchObject({
        success: false,
        errors: ['You do not have permission to see what customers owe.'],
      });
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true } });
    bob = await world.signIn('bob');
    const seen = await ageing(bob);
    expect(seen.counted).toEqual({ services: true, projects: false });
    expect(seen.rows.map(({ name }) => name)).toEqual(['Birch Hill', null]);
    expect((await ageing(eve)).rows).toEqual([]);
  });

  it('agrees with the credit that the project page names', async () => {
    await pay(12.34, TODAY, { customer_id: biller.customer });
    const { rows } = await ageing(ana, { search: 'willow' });
    const job = await ana.get('Job/get', { filters: { customer_id: biller.customer }, fields: ['id'] });
    const [{ id } = { id: 0 }] = Array.isArray(job.data) ? job.data : [];
    expect(await found(ana, `Job/find/${id}`)).toMatchObject({ customer_credit: rows[0]?.credit });
    expect(rows[0]?.credit).toBe(12.34);
  });
});
