import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { found, grant, refusal } from '../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await grant(world, 'bob', { Contacts: { read: true, write: true } });
}, 60_000);

afterAll(() => world.stop());

/** What each form sends, with a unique number if the model has one. */
async function forms(): Promise<Record<string, object>> {
  const job = await ana.saved('Job/save', { job_name: 'Of an estimate', job_num: 'E-1' });
  const category = await ana.saved('EquipmentCategory/save', { name: 'Pumps' });
  const type = await ana.saved('EquipmentType/save', { name: 'Submersible', category_id: category });
  return {
    Contact: { name: 'Mill' },
    Job: { job_name: 'North', job_num: 'J-1' },
    JobEstimate: { job_id: job },
    Service: { job_name: 'Leak', job_num: 'S-1' },
    ServiceContract: { title: 'Yearly' },
    ServiceInvoice: { invoice_num: 'INV-1' },
    PurchaseOrder: { po_num: 'PO 1' },
    Equipment: { description: 'Pump', type_id: type },
    Locate: { ticket_num: '2026-1' },
    Certificate: { title: 'Heights', user_id: world.ids['cat'] ?? 0 },
    Material: { description: 'Pipe' },
    LabourTask: { description: 'Weld' },
    Category: { name: 'Fittings' },
  };
}

describe('a form that was sent more than once', () => {
  it('creates one record of each kind, at once or later', async () => {
    for (const [model, values] of Object.entries(await forms())) {
      const keyed = { ...values, client_key: randomUUID() };
      const sent = await Promise.all(Array.from({ length: 4 }, () => ana.saved(`${model}/save`, keyed)));
      expect(new Set([...sent, await ana.saved(`${model}/save`, keyed)]).size, model).toBe(1);
    }
  }, 30_000);

  it('a project has one estimate, even if two people start it at once: the second gets the first one’s', async () => {
    const job_id = await ana.saved('Job/save', { job_name: 'Begun twice', job_num: 'E-2' });
    const first = (key: string) =>
      ana.post('JobEstimate/save', {
        job_id,
        estimate_json: [{ key, title: key, amount: 1 }],
        client_key: randomUUID(),
      });
    const answers = await Promise.all([first('pipes'), first('wires')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { data } = await ana.get('JobEstimate/get', { filters: { job_id } });
    expect(data).toHaveLength(1);
    const [{ id, version }] = v.parse(v.tuple([v.object({ id: v.number(), version: v.number() })]), data);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.data).toMatchObject({ version, values: { id } });
  });

  it('creates one record from 50 requests at the same time', async () => {
    const keyed = { invoice_num: 'INV-50', client_key: randomUUID() };
    const sent = await Promise.all(Array.from({ length: 50 }, () => ana.saved('ServiceInvoice/save', keyed)));
    expect(new Set(sent).size).toBe(1);
    const filters = { invoice_num: 'INV-50' };
    expect((await ana.get('ServiceInvoice/get', { filters })).data).toHaveLength(1);
  });

  it('shows no record to another person who sends the same key, and changes nothing', async () => {
    const client_key = randomUUID();
    const id = await ana.saved('Contact/save', { name: 'Of Ana', client_key });
    expect(await refusal(bob, 'Contact/save', { name: 'Of Bob', client_key })).toBe(
      'This was already saved by somebody else.',
    );
    expect(await found(ana, `Contact/find/${id}`)).toMatchObject({ name: 'Of Ana', created_by: world.ids['ana'] });
  });

  it('keeps its key when the record is changed', async () => {
    const client_key = randomUUID();
    const id = await bob.saved('Contact/save', { name: 'First', client_key });
    await ana.saved('Contact/save', { id, name: 'Second', client_key: randomUUID() });
    expect(await bob.saved('Contact/save', { name: 'First', client_key })).toBe(id);
    expect(await found(bob, `Contact/find/${id}`)).toMatchObject({ name: 'Second', client_key });
  });
});

describe('numbers of documents', () => {
  it('are stored once out of 50 at the same time; the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ana.post('ServiceInvoice/save', { invoice_num: 'INV-9000' })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const refused = answers.filter(({ success }) => !success);
    expect(new Set(refused.map(({ status, errors }) => `${status} ${errors.join(' ')}`))).toEqual(
      new Set(['200 Another invoice has this number.']),
    );
  });

  it('are separate for each kind: a quote may have an invoice’s; case and spaces make no difference', async () => {
    await ana.saved('ServiceInvoice/save', { invoice_num: 'A-7' });
    const quote = await ana.saved('ServiceInvoice/save', { invoice_num: 'A-7', is_quote: 1 });
    expect(await refusal(ana, 'ServiceInvoice/save', { invoice_num: ' a-7 ' })).toBe(
      'Another invoice has this number.',
    );
    expect(await refusal(ana, 'ServiceInvoice/save', { invoice_num: 'A-7', is_quote: 1 })).toBe(
      'Another quote has this number.',
    );
    expect(await refusal(ana, 'ServiceInvoice/save', { id: quote, is_quote: 0 })).toBe(
      'Another invoice has this number.',
    );
    await ana.saved('PurchaseOrder/save', { po_num: 'A-7' });
    expect(await refusal(ana, 'PurchaseOrder/save', { po_num: 'A-7' })).toBe('Another purchase order has this number.');
    await ana.saved('Locate/save', { ticket_num: 'A-7' });
    expect(await refusal(ana, 'Locate/save', { ticket_num: 'a-7' })).toBe('Another locate has this number.');
  });

  it('are separate for each company', async () => {
    await ana.saved('PurchaseOrder/save', { po_num: 'Shared' });
    const eve = await world.signIn('eve');
    await eve.saved('PurchaseOrder/save', { po_num: 'Shared' });
  });
});
