import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

let made: Awaited<ReturnType<typeof createEmptyDatabase>>;
let client: Client;

beforeAll(async () => {
  made = await createEmptyDatabase();
  client = new Client(made.connection);
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client.end();
  await made.drop();
});

it('lets the oldest of several documents with one number keep it, and makes the later ones distinct', async () => {
  const all = await readMigrations();
  const at = all.findIndex(({ name }) => name === '0051_numbers.sql');
  await migrate(made.connection, all.slice(0, at));
  await client.query(`insert into company (id, tenant_id, company_name) values (1, 1, 'North'), (2, 2, 'Lake')`);
  await client.query(`insert into service_invoice (tenant_id, is_quote, invoice_num) values
    (1, 0, 'INV-1'), (1, 0, 'inv-1 '), (1, 0, 'INV-1'), (1, 0, 'INV-1-2'), (1, 1, 'INV-1'), (2, 0, 'INV-1')`);
  await client.query(`insert into purchase_order (tenant_id, po_num) values (1, 'PO 9'), (1, 'PO 9')`);
  await migrate(made.connection, all);
  const invoices = await client.query<{ invoice_num: string }>(`select invoice_num from service_invoice order by id`);
  expect(invoices.rows.map((row) => row.invoice_num)).toEqual([
    'INV-1',
    'inv-1-3',
    'INV-1-4',
    'INV-1-2',
    'INV-1',
    'INV-1',
  ]);
  const orders = await client.query<{ po_num: string }>(`select po_num from purchase_order order by id`);
  expect(orders.rows.map((row) => row.po_num)).toEqual(['PO 9', 'PO 9-2']);
}, 60_000);
