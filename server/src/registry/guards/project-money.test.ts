import { frozenProgress } from '@fieldspan/domain/money/frozen-progress';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found } from '../../testing/record-calls.ts';
import { Biller, sumOf } from '../../testing/biller.ts';
import type { Steps } from '../../testing/biller.ts';

let world: World;
let ana: Caller;
let biller: Biller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  biller = await Biller.open(ana);
}, 60_000);

afterAll(() => world.stop(), 60_000);

describe('a project from its contract to the last cent of holdback', () => {
  it('comes to the cents that are agreed', async () => {
    const { job, lines } = await biller.project({ L1: 22_477, L2: 8710.52, L3: 3776, L4: 12_573.88, L5: 1850 });
    await biller.changeOrder(job, 'Isolation valves', '2940.75');
    await biller.changeOrder(job, 'No painting', '-1120');
    const schedule = await biller.schedule(job);
    expect(schedule.slice(5).map(({ title, value }) => [title, value])).toEqual([
      ['CO-1 Isolation valves', 2940.75],
      ['CO-2 No painting', -1120],
    ]);
    expect(schedule[6]).toMatchObject({ holdback_percent: 10, taxes_json: '["HST"]' });
    expect(sumOf(schedule, 'value')).toBe(51_208.15);
    Object.assign(lines, { C1: schedule[5]?.['id'], C2: schedule[6]?.['id'] });
    const bill = (steps: Steps, more: Record<string, unknown> = {}) => biller.issued({ job, lines, steps, more });

    const deposit = await biller.pay(5000, [], { method: 'Card', reference: 'Deposit' });
    expect(deposit).toBeGreaterThan(0);
    expect(await found(ana, `Job/find/${job}`)).toMatchObject({ customer_credit: 5000 });
    const first = await bill({
      L1: { percent: '60', stored: '4200.00' },
      L2: { percent: '35' },
      L4: { percent: '25' },
    });
    expect(await biller.invoice(first)).toMatchObject({
      application: 1,
      gross: 23_878.35,
      held: 2387.84,
      subtotal: 21_490.51,
      tax_total: 2793.77,
      total: 24_284.28,
      customer_credit: 5000,
    });
    expect(frozenProgress(String((await biller.invoice(first))['progress_json']))[0]).toEqual({
      line: lines['L1'],
      title: 'L1',
      value: 22_477,
      before: 0,
      percent: '60',
      stored: '4200.00',
      gross: 17_686.2,
      held: 1768.62,
      released: 0,
    });
    await biller.pay(5000, [{ job_invoice_id: first, amount: 5000 }], { kind: 'credit' });
    expect(await biller.invoice(first)).toMatchObject({ balance: 19_284.28, customer_credit: 0 });
    await biller.pay(10_000, [{ job_invoice_id: first, amount: 10_000 }]);
    expect(await biller.invoice(first)).toMatchObject({ balance: 9284.28, status: 'Sent' });

    const done = { percent: '100' };
    const second = await bill({
      L1: done,
      L2: { percent: '85' },
      L3: { percent: '50' },
      L4: { percent: '70' },
      L5: done,
      C1: done,
      C2: done,
    });
    expect(await biller.invoice(second)).toMatchObject({
      application: 2,
      gross: 20_363.06,
      held: 2036.3,
      subtotal: 18_326.76,
      tax_total: 2382.48,
      total: 20_709.24,
    });
    const credit = await bill({ L4: { percent: '67.5' } }, { kind: 'credit', credits_id: second });
    expect(await biller.invoice(credit)).toMatchObject({
      invoice_num: expect.stringMatching(/^CN-\d{4}-0001$/),
      gross: -314.35,
      held: -31.43,
      subtotal: -282.92,
      tax_total: -36.78,
      total: -319.7,
      balance: null,
    });
    expect(await biller.invoice(second)).toMatchObject({ balance: 20_389.54 });
    await biller.pay(29_700, [
      { job_invoice_id: first, amount: 9284.28 },
      { job_invoice_id: second, amount: 20_389.54 },
    ]);
    expect(await biller.invoice(first)).toMatchObject({ balance: 0, status: 'Paid' });
    expect(await biller.invoice(second)).toMatchObject({ balance: 0, status: 'Paid' });

    const all = ['L1', 'L2', 'L3', 'L4', 'L5', 'C1', 'C2'];
    const third = await bill(Object.fromEntries(all.map((title) => [title, done])));
    expect(await biller.invoice(third)).toMatchObject({
      gross: 7281.09,
      held: 728.11,
      tax_total: 851.89,
      total: 7404.87,
      customer_credit: 26.18,
    });
    await biller.pay(26.18, [{ job_invoice_id: third, amount: 26.18 }], { kind: 'credit' });
    expect(await biller.invoice(third)).toMatchObject({ balance: 7378.69 });
    await biller.pay(7378.69, [{ job_invoice_id: third, amount: 7378.69 }]);

    const held = await biller.schedule(job);
    expect(sumOf(held, 'held')).toBe(5120.82);
    const freed = Object.fromEntries(
      all.map((title) => [title, { release: String(held.find(({ id }) => id === lines[title])?.['held']) }]),
    );
    const release = await bill(freed, { kind: 'release' });
    expect(await biller.invoice(release)).toMatchObject({
      released: 5120.82,
      subtotal: 5120.82,
      tax_total: 665.71,
      total: 5786.53,
    });
    await biller.pay(5786.53, [{ job_invoice_id: release, amount: 5786.53 }]);

    const ended = await biller.schedule(job);
    expect([sumOf(ended, 'billed'), sumOf(ended, 'held'), sumOf(ended, 'released')]).toEqual([
      51_208.15, 5120.82, 5120.82,
    ]);
    const { data } = await ana.get('JobInvoice/get', { filters: JSON.stringify({ job_id: job }) });
    const invoices: Record<string, unknown>[] = Array.isArray(data) ? data : [];
    expect([sumOf(invoices, 'total'), sumOf(invoices, 'tax_total'), sumOf(invoices, 'gross')]).toEqual([
      57_865.22, 6657.07, 51_208.15,
    ]);
    expect(sumOf(invoices, 'paid')).toBe(57_865.22);
  }, 60_000);
});

const random = (at: number, most: number) => ((at * 7919) % 9973) % most;

describe('sums of projects', () => {
  it('on cards and lists are those of the database, over random projects', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const [a, b, c] = [random(3 * at + 1, 9000), random(3 * at + 2, 9000), random(3 * at + 3, 900)];
      const { job, lines } = await biller.project({ A: 100 + a / 7, B: 300 + b / 3, C: -c / 11 });
      for (const percent of [5 + random(at + 5, 45), 50 + random(at + 7, 50)]) {
        const done = { percent: String(percent) };
        const steps = { A: done, B: done, C: { percent: String(percent / 2) } };
        ids.push(await biller.issued({ job, lines, steps }));
      }
      const [last = 0] = ids.slice(-1);
      const { balance } = await biller.invoice(last);
      const half = Math.floor(Number(balance) * 50) / 100;
      await biller.pay(half, [{ job_invoice_id: last, amount: half }]);
    }
    const card = async (model: string, field: string, filters: object) => {
      const query = { filters: JSON.stringify(filters), sum: JSON.stringify([field]), page: '1', limit: '1' };
      return (await ana.get(`${model}/get`, query)).meta?.sums?.[field];
    };
    const rows = await world.services.db.system((tx) =>
      sql<{ owed: number; held: number }>`
        select (select sum(i.total) from job_invoice i where i.tenant_id = 1 and i.status = 'Sent' and i.kind <> 'credit')
          - (select sum(a.amount) from job_payment_allocation a join job_invoice i on i.id = a.job_invoice_id
              where a.tenant_id = 1 and i.status = 'Sent')
          + coalesce((select sum(c.total) from job_invoice c join job_invoice i on i.id = c.credits_id
              where c.tenant_id = 1 and c.status in ('Sent', 'Paid') and i.status = 'Sent'), 0) as owed,
          (select sum(p.held - p.released) from progress_line p join job_invoice i on i.id = p.job_invoice_id
            where p.tenant_id = 1 and i.status in ('Sent', 'Paid')) as held`.execute(tx),
    );
    const [{ owed, held } = { owed: 0, held: 0 }] = rows.rows;
    expect(await card('JobInvoice', 'balance', { status: 'Sent', kind: { not: 'credit' } })).toBe(owed);
    expect(await card('ScheduleLine', 'left_held', { left_held: { not: 0 } })).toBe(held);
    const list = await ana.get('JobInvoice/get', {
      filters: JSON.stringify({ status: 'Sent', kind: { not: 'credit' } }),
      limit: 200,
    });
    const listed: Record<string, unknown>[] = Array.isArray(list.data) ? list.data : [];
    expect(listed.length).toBeGreaterThan(6);
    expect(sumOf(listed, 'balance')).toBe(owed);
  }, 60_000);
});
