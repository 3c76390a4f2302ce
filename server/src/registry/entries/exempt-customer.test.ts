import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true, write: true }, Services: { read: true } });
}, 60_000);
afterAll(() => world.stop());

const customer = (more: object) => ana.saved('Contact/save', { name: 'Oak Lane School', is_customer: 1, ...more });

it.each([
  ['pays tax', {}, null],
  ['pays none', { tax_exempt: 1 }, ''],
  ['pays none, by a number', { tax_exempt: 1, exempt_number: 'RZ-12' }, 'RZ-12'],
  ['pays tax again, though the number is still there', { tax_exempt: 0, exempt_number: 'RZ-12' }, null],
])('documents know a customer who %s', async (_, more, exempt) => {
  const customer_id = await customer(more);
  const job_id = await ana.saved('Job/save', { job_name: 'Roof', job_num: `R-${customer_id}`, customer_id });
  const service_id = await ana.saved('Service/save', { job_name: 'Boiler', job_num: `S-${customer_id}`, customer_id });
  const documents = {
    ServiceInvoice: { service_id },
    JobBid: { job_id, title: 'Bid', status: 'Draft' },
    ChangeOrder: { job_id, title: 'More roof' },
    JobInvoice: { job_id, kind: 'other' },
  };
  for (const [model, values] of Object.entries(documents)) {
    const id = await ana.saved(`${model}/save`, values);
    expect({ model, ...(await found(ana, `${model}/find/${id}`)) }).toMatchObject({ model, exempt });
  }
  // Whoever writes invoices need not be allowed to open contacts.
  const own = await bob.saved('ServiceInvoice/save', { service_id });
  expect(await found(bob, `ServiceInvoice/find/${own}`)).toMatchObject({ exempt });
});

it('a document of no call, and of a call without a customer, is of nobody who is exempt', async () => {
  const service_id = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-0' });
  for (const values of [{}, { service_id }]) {
    const id = await ana.saved('ServiceInvoice/save', values);
    expect(await found(ana, `ServiceInvoice/find/${id}`)).toMatchObject({ exempt: null });
  }
});
