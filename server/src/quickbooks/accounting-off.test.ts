import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { Biller } from '../testing/biller.ts';
import { issueInvoice } from '../testing/issue-invoice.ts';
import type { LocalIntuit } from './local-intuit.ts';
import { connect, giveBooks, sendAll } from './testing/connected.ts';

let world: World;
let ana: Caller;
let local: LocalIntuit;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  ({ local } = giveBooks(world));
  await connect(world, ana);
}, 120_000);

afterAll(() => world.stop(), 60_000);

const isOn = (is_installed: 0 | 1) =>
  world.services.db.system((tx) =>
    sql`insert into addon_app (tenant_id, key, name, is_installed) values (1, 'accounting', 'Accounting', ${is_installed})
      on conflict (tenant_id, key) do update set is_installed = excluded.is_installed`.execute(tx),
  );
const made = (): number => local.books.get('1001')?.entries.length ?? 0;

it('nothing goes to QuickBooks while the company has switched accounting off; it waits, and goes when that is on again', async () => {
  const accounts_json = JSON.stringify({ receivable: '84', bank: '4', service_sales: '1', tax_collected: '90' });
  expect((await ana.post('QuickbooksConnection/save-accounts', { accounts_json, before: '' })).errors).toEqual([]);
  const biller = await Biller.open(ana);
  const of = await ana.saved('Service/save', { job_name: 'Call', job_num: 'S-1', customer_id: biller.customer });
  await issueInvoice(ana, { price: 77, issued: '2026-05-02', due: null, of });
  const span = { from: '2026-05-02', to: '2026-05-02' };
  const { rows, cents } = Object((await ana.get('Accounting/preview', span)).data);
  const sent = { ...span, count: rows.length, cents, client_key: 'books' };
  expect((await ana.post('Accounting/export', sent)).errors).toEqual([]);
  await isOn(0);
  await sendAll(world, 1);
  expect(made()).toBe(0);
  const queue = { is_connected: true, counts: { waiting: 1, sent: 0 } };
  expect((await ana.get('QuickbooksItem/queue')).data).toMatchObject(queue);
  const words = ['The app “Accounting” is switched off. An Admin switches it on under Apps.'];
  expect((await ana.post('QuickbooksItem/send', { slug: 'any' })).errors).toEqual(words);
  expect((await ana.post('QuickbooksItem/retry', {})).errors).toEqual(words);
  await isOn(1);
  await sendAll(world, 1);
  expect(made()).toBe(1);
});
