import { ageingCalls } from '@fieldspan/contract/ageing-calls';
import { costCalls } from '@fieldspan/contract/cost-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller, sumOf } from '../../testing/biller.ts';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

type Row = Record<string, unknown>;

const TODAY = '2026-11-29';
const SEED = 14_012;
let world: World;
let ana: Caller;
let customers: number[];

/** The same numbers on each run, so that a failure can be looked at. */
let state = SEED;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const below = (most: number): number => Math.floor(random() * most);
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const dollars = (most: number): string => (below(most * 100) / 100 + 0.01).toFixed(2);
const day = (back: number): string =>
  new Date(Date.parse(`${TODAY}T12:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);

const randomLines = (): string =>
  JSON.stringify(
    Array.from({ length: 1 + below(5) }, (_, at) => ({
      key: `line-${at}`,
      description: `Line ${at}`,
      quantity: (below(90_000) / 1000 + 0.001).toFixed(3),
      price: (below(2_000_000) / 10_000).toFixed(4),
      discount: below(3) === 0 ? '7.5' : '',
      taxes: below(4) === 0 ? [] : ['HST'],
    })),
  );

/** Invoices of calls in every state: drafts, quotes, sent, partly paid, paid too much, void. */
async function invoices(services: readonly number[]): Promise<void> {
  for (let count = 0; count < 24; count += 1) {
    const id = await ana.saved('ServiceInvoice/save', {
      service_id: services[below(services.length)],
      is_quote: below(6) === 0 ? 1 : 0,
      lines_json: randomLines(),
      issued: day(60 + below(60)),
      due: day(below(60) - 30),
    });
    if (below(5) === 0) continue;
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
    if (below(6) === 0) await ana.saved('ServiceInvoice/save', { id, status: 'Void', reason: 'Twice' });
  }
}

/** Invoices of projects with holdbacks, a credit, and what is not issued yet. */
async function progress(biller: Biller): Promise<void> {
  const { job, lines } = await biller.project({ A: 18_000.35, B: 7250.11, C: 999.99 });
  let done = 0;
  let last = 0;
  for (let step = 0; step < 4; step += 1) {
    done += 5 + below(18);
    const steps = { A: { percent: String(done) }, B: { percent: String(done + 1) }, C: { percent: String(done + 2) } };
    const more = { issued: day(100 - step * 20), due: day(70 - step * 20) };
    last = await biller.issued({ job, lines, steps, more });
  }
  const less = Object.fromEntries(['A', 'B', 'C'].map((name, at) => [name, { percent: String(done - 2 + at) }]));
  await biller.issued({ job, lines, steps: less, more: { kind: 'credit', credits_id: last, issued: day(10) } });
  await biller.draft({ job, lines, steps: { A: { percent: '95' } } });
}

/** Payments of parts, of the whole, of too much, some taken back, and money that pays nothing yet. */
async function payments(): Promise<void> {
  for (const model of ['ServiceInvoice', 'JobInvoice'] as const) {
    const field = model === 'ServiceInvoice' ? 'invoice_id' : 'job_invoice_id';
    for (const { id, balance } of await all(model)) {
      const open = cents(balance);
      if (open <= 0 || below(3) === 0) continue;
      const part = below(2) === 0 ? open : 1 + below(open);
      const paid = await ana.saved('Payment/save', {
        amount: (part + (below(4) === 0 ? 1000 : 0)) / 100,
        received_on: day(below(25)),
        allocations_json: JSON.stringify([{ [field]: id, amount: part / 100 }]),
      });
      if (below(4) === 0)
        await ana.saved('Payment/save', { kind: 'reversal', reverses_id: paid, received_on: day(0), note: 'Bounced' });
    }
  }
  for (const customer_id of customers)
    await ana.saved('Payment/save', { amount: Number(dollars(500)), received_on: day(3), customer_id });
}

const OWED = { ServiceInvoice: { is_quote: 0 }, JobInvoice: { kind: { not: 'credit' } } } as const;
type Owed = keyof typeof OWED;

async function all(model: Owed, filters: Row = OWED[model]): Promise<Row[]> {
  const { data, errors } = await ana.get(`${model}/get`, { filters, limit: '200', page: '1' });
  expect(errors).toEqual([]);
  return v.parse(v.array(v.record(v.string(), v.unknown())), data);
}

/** What a card shows: the database adds it up. */
async function card(model: Owed, field: string, filters: Row): Promise<number> {
  const { meta } = await ana.get(`${model}/get`, { filters, sum: [field], limit: '1', page: '1' });
  return cents(v.parse(v.object({ sums: v.record(v.string(), v.number()) }), meta).sums[field]);
}

async function inDatabase(): Promise<Record<Owed, { total: number; balance: number }> & { credit: number }> {
  const { rows } = await world.services.db.system((tx) =>
    sql<{ service: string; open: string; job: string; job_open: string; credit: string }>`
      with s as (select i.total, i.total - coalesce((select sum(a.amount) from payment_allocation a where a.invoice_id = i.id), 0) as open
        from service_invoice i where i.tenant_id = 1 and i.is_quote = 0 and i.status in ('Sent', 'Paid')),
      j as (select i.total, i.total + coalesce((select sum(c.total) from job_invoice c where c.credits_id = i.id and c.status in ('Sent', 'Paid')), 0)
          - coalesce((select sum(a.amount) from job_payment_allocation a where a.job_invoice_id = i.id), 0) as open
        from job_invoice i where i.tenant_id = 1 and i.kind <> 'credit' and i.status in ('Sent', 'Paid'))
      select (select sum(total) from s)::text as service, (select sum(open) from s)::text as open,
        (select sum(total) from j)::text as job, (select sum(open) from j)::text as job_open,
        (select sum(credit_of_customer(1, id)) from contact where tenant_id = 1)::text as credit`.execute(tx),
  );
  const [found] = rows;
  return {
    ServiceInvoice: { total: cents(found?.service), balance: cents(found?.open) },
    JobInvoice: { total: cents(found?.job), balance: cents(found?.job_open) },
    credit: cents(found?.credit),
  };
}

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const first = await Biller.open(ana);
  const second = new Biller(ana, await ana.saved('Contact/save', { name: 'Kiln Street' }));
  customers = [first.customer, second.customer];
  const services: number[] = [];
  for (const [at, customer_id] of [...customers, ...customers].entries())
    services.push(await ana.saved('Service/save', { job_name: 'Boiler', job_num: `S-${at}`, customer_id }));
  await invoices(services);
  await progress(first);
  await payments();
}, 240_000);

afterAll(() => world.stop(), 60_000);

describe(`sums of random data (seed ${SEED})`, () => {
  it('are the same on cards, in lists and in the database', async () => {
    const stored = await inDatabase();
    for (const model of ['ServiceInvoice', 'JobInvoice'] as const) {
      const billed = { ...OWED[model], status: ['Sent', 'Paid'] };
      const rows = await all(model, billed);
      expect(rows.length).toBeGreaterThan(3);
      for (const field of ['total', 'balance'] as const) {
        expect(await card(model, field, billed), `${model} ${field}`).toBe(stored[model][field]);
        expect(cents(sumOf(rows, field)), `${model} ${field}`).toBe(stored[model][field]);
      }
      for (const { total, paid, balance, credited } of rows)
        if (model === 'ServiceInvoice') expect(cents(total) - cents(paid) - cents(credited)).toBe(cents(balance));
    }
  });

  it('are the same in the ageing, in its file and in the statements', async () => {
    const stored = await inDatabase();
    const { data } = await ana.get('Contact/ageing', { today: TODAY });
    const ageing = v.parse(ageingCalls['Contact/ageing'].answer, data);
    const open = stored.ServiceInvoice.balance + stored.JobInvoice.balance;
    const { current, days_30, days_60, days_90, older } = ageing.sums;
    expect([current, days_30, days_60, days_90, older].reduce((sum, each) => sum + cents(each), 0)).toBe(open);
    expect([cents(ageing.sums.open), cents(ageing.sums.credit), cents(ageing.sums.total)]).toEqual([
      open,
      stored.credit,
      open - stored.credit,
    ]);
    const file = await world.request(`/api/Contact/ageing-csv?today=${TODAY}`, { headers: ana.headers });
    const lines = (await file.text()).trim().split('\r\n').slice(1);
    expect(lines.reduce((sum, line) => sum + cents(line.split(',').at(-1)), 0)).toBe(open - stored.credit);
    let closing = 0;
    for (const key of customers) {
      const said = await ana.get('Contact/statement', { key, from: day(60), to: TODAY });
      const statement = v.parse(ageingCalls['Contact/statement'].answer, said.data);
      expect(cents(statement.opening) + cents(sumOf(statement.movements, 'amount'))).toBe(cents(statement.closing));
      closing += cents(statement.closing);
    }
    expect(closing).toBe(open - stored.credit);
  });

  it('are the same in the costing, the margins and the work in progress', async () => {
    const { data } = await ana.get('Job/work-in-progress', { today: TODAY, view: 'all' });
    const wip = v.parse(costCalls['Job/work-in-progress'].answer, data);
    expect(wip.rows).toHaveLength(1);
    for (const row of wip.rows) {
      const costing = v.parse(costCalls['Job/costing'].answer, (await ana.get('Job/costing', { id: row.job_id })).data);
      const margins = v.parse(
        costCalls['Job/margins'].answer,
        (await ana.get('Job/margins', { ids: [row.job_id] })).data,
      );
      const issued = await all('JobInvoice', { job_id: row.job_id, status: ['Sent', 'Paid'] });
      expect(cents(sumOf(issued, 'gross'))).toBe(cents(row.billed));
      expect(cents(sumOf(issued, 'held')) - cents(sumOf(issued, 'released'))).toBe(cents(costing.holdback.left));
      expect(costing.work).toMatchObject({ contract: row.contract, billed: row.billed, earned: row.earned });
      expect(margins).toMatchObject([{ contract: row.contract, forecast: row.forecast, profit: row.profit_at_end }]);
    }
  });

  it('are refused where a client reckoned another one', async () => {
    const draft = { lines_json: randomLines(), total: 0.03 };
    expect(await refusal(ana, 'ServiceInvoice/save', draft)).toMatch(
      /^The lines and taxes come to [\d.]+, not to 0\.03\./,
    );
  });
});
