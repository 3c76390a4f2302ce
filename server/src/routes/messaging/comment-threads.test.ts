import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, cat, say, messagesOf, newJob } = await openCrew();
const { db } = world.services;

afterAll(() => world.stop());

type Commented = 'Expense' | 'PurchaseOrder' | 'ServiceInvoice' | 'Contact';

const comment = (model: Commented, slug: string, more: object = {}) => ({
  subject: 'Comments',
  is_comment_thread: 1,
  comment_parent_model: model,
  comment_parent_slug: slug,
  Members: [],
  ...more,
});

const newExpense = (user_id: number): Promise<string> =>
  db.system(async (tx) => {
    const made = tx.insertInto('expense').values({ tenant_id: 1, user_id, description: 'Fuel' }).returning('slug');
    return (await made.executeTakeFirstOrThrow()).slug;
  });

async function membersOf(thread: number): Promise<number[]> {
  const { data } = await ana.get(`MessageThread/find/${thread}`, { include: ['Members'] });
  const { Members } = v.parse(v.object({ Members: v.array(v.looseObject({ id: v.number() })) }), data);
  return Members.map((member) => member.id).toSorted((a, b) => a - b);
}

const idsOf = (...names: string[]) => names.map((name) => id(name)).toSorted((a, b) => a - b);

describe('the comments of a record start with the people of the record', () => {
  it('of an expense: its owner, who can answer without having been added', async () => {
    const thread = await ana.saved('MessageThread/save', comment('Expense', await newExpense(id('bob'))));
    expect(await membersOf(thread)).toEqual(idsOf('ana', 'bob'));
    await say(ana, thread, 'Where is the receipt?');
    await say(bob, thread, 'In the van');
    expect(await messagesOf(ana, thread)).toHaveLength(2);
  });

  it('of a purchase order: its project manager; of an invoice: the technician of its service call', async () => {
    const job = await newJob();
    const slugs = await db.system(async (tx) => {
      await tx
        .updateTable('job')
        .set({ manager_id: id('cat') })
        .where('id', '=', job)
        .execute();
      const service = await tx
        .insertInto('service')
        .values({ tenant_id: 1, job_name: 'Boiler', job_num: crypto.randomUUID(), assigned_to: id('bob') })
        .returning('id')
        .executeTakeFirstOrThrow();
      const order = tx.insertInto('purchase_order').values({ tenant_id: 1, po_num: 'P1', job_id: job });
      const invoice = tx
        .insertInto('service_invoice')
        .values({ tenant_id: 1, invoice_num: 'I1', service_id: service.id });
      return {
        order: (await order.returning('slug').executeTakeFirstOrThrow()).slug,
        invoice: (await invoice.returning('slug').executeTakeFirstOrThrow()).slug,
      };
    });
    const ofOrder = await ana.saved('MessageThread/save', comment('PurchaseOrder', slugs.order));
    expect(await membersOf(ofOrder)).toEqual(idsOf('ana', 'cat'));
    const ofInvoice = await ana.saved('MessageThread/save', comment('ServiceInvoice', slugs.invoice));
    expect(await membersOf(ofInvoice)).toEqual(idsOf('ana', 'bob'));
  });

  it('of a contact: only the author and the people they mention', async () => {
    const slug = await db.system(async (tx) => {
      const made = tx.insertInto('contact').values({ tenant_id: 1, name: 'Acme' }).returning('slug');
      return (await made.executeTakeFirstOrThrow()).slug;
    });
    const thread = await ana.saved('MessageThread/save', comment('Contact', slug, { Members: [id('cat')] }));
    expect(await membersOf(thread)).toEqual(idsOf('ana', 'cat'));
  });

  it('leaves out people who no longer work here', async () => {
    const slug = await newExpense(id('eve'));
    expect(await membersOf(await ana.saved('MessageThread/save', comment('Expense', slug)))).toEqual(idsOf('ana'));
  });

  it('only at the start: a person who leaves is not added again by the next comment', async () => {
    const slug = await newExpense(id('bob'));
    const thread = await ana.saved('MessageThread/save', comment('Expense', slug, { Members: [id('cat')] }));
    await bob.post('MessageThread/leave', { id: thread });
    expect(await ana.saved('MessageThread/save', comment('Expense', slug))).toBe(thread);
    expect(await membersOf(thread)).toEqual(idsOf('ana', 'cat'));
  });
});

it('the first comments of two people at the same moment are in one thread', async () => {
  const slug = await newExpense(id('bob'));
  const begun = await Promise.all(
    [ana, bob, ana, bob].map((by) => by.saved('MessageThread/save', comment('Expense', slug))),
  );
  expect(new Set(begun).size).toBe(1);
});

it('a list of threads tells which of them notify the reader', async () => {
  const slug = await newExpense(id('bob'));
  const thread = await ana.saved('MessageThread/save', comment('Expense', slug));
  await bob.post('MessageThread/notify', { id: thread, notify: 'mute' });
  const told = async (by: typeof ana) => {
    const { data } = await by.get('MessageThread/get', { filters: { id: thread } });
    return v.parse(v.array(v.looseObject({ my_notify: v.nullable(v.string()) })), data).map((row) => row.my_notify);
  };
  expect([await told(ana), await told(bob), await told(cat)]).toEqual([['all'], ['mute'], []]);
});
