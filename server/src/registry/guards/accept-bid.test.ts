import { documentLines } from '@fieldspan/domain/money/document-lines';
import { estimateText, estimateTotals, markedUp } from '@fieldspan/domain/money/estimate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { Biller, progressJson, sumOf } from '../../testing/biller.ts';
import { found, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let biller: Biller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  biller = await Biller.open(ana);
}, 60_000);

afterAll(() => world.stop(), 60_000);

const LINES = documentLines(
  JSON.stringify(
    [
      { kind: 'section', description: 'Boilers' },
      { description: 'Boiler', quantity: '2', cost: '8450', markup: '25' },
      { kind: 'section', description: 'Piping and pumps' },
      { description: 'Pipe', quantity: '46.5', cost: '31.2750', markup: '40' },
      { description: 'Pump set', quantity: '3', cost: '1584.1', markup: '30' },
      { kind: 'section', description: 'Electrical' },
      { description: 'Electrical sub', quantity: '1', cost: '3200', markup: '10' },
      { kind: 'section', description: 'Labour' },
      { description: 'Labour', quantity: '102.5', cost: '58.4', price: '118' },
      { description: 'Controls', quantity: '1', price: '1850', optional: true },
      { description: 'Flue', quantity: '1', price: '4275.50', optional: true },
    ].map((line, at) => Object.assign({ key: `k${at}` }, line)),
  ),
).map((line) => Object.assign(line, { price: line.price || (markedUp(line) ?? '') }));

const BID = JSON.stringify(
  estimateTotals(LINES, '8').components.map(({ key, title, cents, isOptional }) => ({
    key,
    description: title,
    quantity: '1',
    price: (Number(cents) / 100).toFixed(2),
    taxes: ['HST'],
    optional: isOptional,
  })),
);

let leads = 0;
async function lead(): Promise<number> {
  leads += 1;
  return await ana.saved('Job/save', {
    job_name: 'Boiler plant',
    job_num: `L-${leads}`,
    customer_id: biller.customer,
    is_lead: 1,
    holdback_percent: 10,
  });
}

async function sentBid(job: number): Promise<number> {
  const id = await ana.saved('JobBid/save', { job_id: job, title: 'Base bid', status: 'Draft', lines_json: BID });
  await ana.saved('JobBid/save', { id, status: 'Sent', total: 53_717.26 });
  return id;
}

describe('an estimate', () => {
  it('comes to its cost, markups and overhead; another total is refused', async () => {
    const job = await lead();
    const estimate = { job_id: job, estimate_json: estimateText(LINES), overhead_percent: 8 };
    expect(await refusal(ana, 'JobEstimate/save', { ...estimate, total: 47_537.41 })).toMatch(
      /come to 47537.40, not to 47537.41/,
    );
    const id = await ana.saved('JobEstimate/save', { ...estimate, total: 47_537.4 });
    expect(await found(ana, `JobEstimate/find/${id}`)).toMatchObject({ total: 47_537.4, overhead_percent: 8 });
    await ana.saved('JobEstimate/save', { id, overhead_percent: 0 });
    expect(await found(ana, `JobEstimate/find/${id}`)).toMatchObject({ total: 44_953.99 });
    const nameless = JSON.stringify([{ key: 'a', description: '', quantity: '1', price: '1' }]);
    expect(await refusal(ana, 'JobEstimate/save', { id, estimate_json: nameless })).toMatch(/^Line 1/);
  });
});

describe('a bid', () => {
  it('becomes the contract when it is accepted with an option, and the lead a project', async () => {
    const job = await lead();
    const bid = await sentBid(job);
    expect(await found(ana, `JobBid/find/${bid}`)).toMatchObject({
      subtotal: 47_537.4,
      tax_total: 6179.86,
      total: 53_717.26,
    });
    expect(await refusal(ana, 'JobBid/save', { id: bid, title: 'Cheaper' })).toMatch(/^This bid has been sent/);
    expect(await refusal(ana, 'JobBid/save', { id: bid, status: 'Accepted', chosen_json: '["k1"]' })).toBe(
      'One of these lines cannot be chosen.',
    );
    await ana.saved('JobBid/save', { id: bid, status: 'Accepted', chosen_json: '["k9"]' });
    const schedule = await biller.schedule(job);
    expect(schedule.map(({ title, value }) => [title, value])).toEqual([
      ['Boilers', 22_477],
      ['Piping and pumps', 8710.52],
      ['Electrical', 3776],
      ['Labour', 12_573.88],
      ['Controls', 1850],
    ]);
    expect(sumOf(schedule, 'value')).toBe(49_387.4);
    expect(schedule[0]).toMatchObject({ holdback_percent: 10, taxes_json: '["HST"]' });
    expect(await found(ana, `Job/find/${job}`)).toMatchObject({ is_lead: 0, estimate_locked: 1 });
    expect(await found(ana, `JobBid/find/${bid}`)).toMatchObject({ is_active: 1, status: 'Accepted' });
    expect(await refusal(ana, 'JobBid/save', { id: bid, status: 'Void', reason: 'Late' })).toMatch(/is the contract/);
    // From here on it is billed.
    const first = await biller.issued({
      job,
      lines: { L1: Number(schedule[0]?.['id']) },
      steps: { L1: { percent: '60', stored: '4200.00' } },
    });
    expect(await biller.invoice(first)).toMatchObject({ gross: 17_686.2, held: 1768.62 });
    expect(progressJson({ a: 1 }, { a: {} })).toBe('[{"line":1}]');
  });

  it('is not accepted over a schedule that there is, nor twice', async () => {
    const job = await lead();
    const [first, second] = [await sentBid(job), await sentBid(job)];
    await ana.saved('JobBid/save', { id: first, status: 'Declined' });
    await ana.saved('JobBid/save', { id: first, status: 'Accepted' });
    expect(await refusal(ana, 'JobBid/save', { id: second, status: 'Accepted' })).toMatch(/schedule of values already/);
    expect(await refusal(ana, 'JobBid/save', { id: first, chosen_json: '["k9"]' })).toMatch(/when the bid is accepted/);
    expect(await found(ana, `JobBid/find/${second}`)).toMatchObject({ status: 'Sent', is_active: 0 });
  });

  it('of older clients is a sum and a word, and stays so', async () => {
    const job = await lead();
    const id = await ana.saved('JobBid/save', { job_id: job, title: 'Base', status: 'Sent', total: 1200 });
    await ana.saved('JobBid/save', { id, status: 'Accepted', total: 1250 });
    expect(await biller.schedule(job)).toEqual([]);
    expect(await found(ana, `Job/find/${job}`)).toMatchObject({ is_lead: 1 });
  });
});

describe('an assembly', () => {
  it('costs what its parts cost today', async () => {
    const pump = await ana.saved('Material/save', { description: 'Pump', cost: 1240, price: 1550 });
    const lines_json = JSON.stringify([
      { key: 'a', description: 'Pump', quantity: '1', cost: '1', price: '1', source: { model: 'Material', id: pump } },
      { key: 'b', description: 'Flange', quantity: '2', cost: '38.40', price: '50' },
      { key: 'c', description: 'Gasket', quantity: '4', cost: '1.1250', price: '2' },
      { key: 'd', description: 'Labour', quantity: '4.5', cost: '58.40', price: '118' },
    ]);
    const id = await ana.saved('Assembly/save', { title: 'Pump set', lines_json });
    expect(await found(ana, `Assembly/find/${id}`)).toMatchObject({ cost: 1584.1, price: 2189 });
    await ana.saved('Material/save', { id: pump, cost: 1300 });
    expect(await found(ana, `Assembly/find/${id}`)).toMatchObject({ cost: 1644.1 });
    const wrong = JSON.stringify([{ key: 'a', description: 'Pump', quantity: 'x', price: '1' }]);
    expect(await refusal(ana, 'Assembly/save', { id, lines_json: wrong })).toMatch(/^Line 1: Its quantity/);
  });
});
