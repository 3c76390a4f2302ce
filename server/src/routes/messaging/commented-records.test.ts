import { COMMENT_PARENTS } from '@fieldspan/domain/comment-parents';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { tableName } from '../../db/table-name.ts';
import type { Tx } from '../../db/database.ts';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, cat, eve, say, messagesOf } = await openCrew();
const { db } = world.services;

afterAll(() => world.stop());

await db.system(async (tx) => {
  // By default everybody may read the library, so the permission is taken away.
  const module_permissions = JSON.stringify({ Library: { read: false, write: false } });
  await tx.updateTable('user_permission').set({ module_permissions }).where('user_id', '=', id('cat')).execute();
});

async function insert(tx: Tx, table: string, values: Record<string, unknown>): Promise<{ id: number; slug: string }> {
  const row = { tenant_id: 1, ...values };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))}) returning id, slug`.execute(
    tx,
  );
  const [made] = rows;
  if (!made) throw new Error(`nothing was inserted into ${table}`);
  return made;
}

/** Records that somebody without any permission may read, because they are theirs or of their job. */
const OWN = {
  Expense: async () => ({ user_id: id('bob'), description: 'Fuel' }),
  TimeLog: async () => ({ user_id: id('bob'), time_in: new Date() }),
  Service: async () => ({ assigned_to: id('bob'), job_num: crypto.randomUUID(), job_name: 'Boiler' }),
  Equipment: async (tx: Tx) => {
    const category = await insert(tx, 'equipment_category', { name: 'Lifts' });
    const type = await insert(tx, 'equipment_type', { name: 'Scissor lift', category_id: category.id });
    return { type_id: type.id, description: 'Lift 1', holder_id: id('bob') };
  },
  LibraryFile: async (tx: Tx) => {
    const upload = await insert(tx, 'library_upload', { created_by: id('bob') });
    return { file_id: upload.id, caption: 'Panel', created_by: id('bob') };
  },
  Certificate: async () => ({ user_id: id('bob'), title: 'Hot work' }),
  // People on a service call may read its customer.
  Contact: async () => ({ name: 'Acme' }),
} satisfies Partial<Record<CommentParent, (tx: Tx) => Promise<Record<string, unknown>>>>;

/** The others need a permission: exactly this one. */
const PERMITTED = {
  ServiceInvoice: { module: 'Service Quotes/Invoices', values: () => ({ invoice_num: crypto.randomUUID() }) },
  PurchaseOrder: { module: 'Purchase Orders', values: () => ({ po_num: crypto.randomUUID() }) },
  ServiceContract: { module: 'Services', values: () => ({ title: 'Boilers, yearly' }) },
} as const satisfies Partial<Record<CommentParent, object>>;

const isOwn = (model: CommentParent): model is keyof typeof OWN => Object.hasOwn(OWN, model);

/**
 * Creates a record that bob may read but not write.
 * @returns its slug
 */
async function recordOfBob(model: CommentParent): Promise<string> {
  return db.system(async (tx) => {
    const granted = isOwn(model) ? {} : { [PERMITTED[model].module]: { read: true, write: false } };
    await tx
      .updateTable('user_permission')
      .set({ module_permissions: JSON.stringify(granted) })
      .where('user_id', '=', id('bob'))
      .execute();
    const values = isOwn(model) ? await OWN[model](tx) : PERMITTED[model].values();
    const record = await insert(tx, tableName(model), values);
    if (model === 'Contact') {
      const call = { job_num: crypto.randomUUID(), job_name: 'Pump', assigned_to: id('bob'), customer_id: record.id };
      await insert(tx, 'service', call);
    }
    return record.slug;
  });
}

describe.each(COMMENT_PARENTS)('the comments of a %s', (model) => {
  const begun = (slug: string) => ({
    subject: 'Comments',
    is_comment_thread: 1,
    comment_parent_model: model,
    comment_parent_slug: slug,
  });

  it('CONST017 are open to people who may only read it: they can write, leave and come back', async () => {
    const slug = await recordOfBob(model);
    const thread = await ana.saved('MessageThread/save', begun(slug));
    await say(ana, thread, 'Is this right?');
    // The owner of a record is a member of its comment thread from the start.
    await bob.post('MessageThread/leave', { id: thread });
    expect(await messagesOf(bob, thread)).toHaveLength(1);
    await say(bob, thread, 'Yes');
    expect(await bob.post('MessageThread/leave', { id: thread })).toMatchObject({
      success: true,
      data: { archived: 0 },
    });
    expect(await bob.saved('MessageThread/save', begun(slug))).toBe(thread);
    await say(bob, thread, 'I am back');
    expect((await messagesOf(ana, thread)).map(({ message }) => message)).toEqual([
      'Is this right?',
      'Yes',
      'I am back',
    ]);
  });

  it('can be started by people who may only read it', async () => {
    const slug = await recordOfBob(model);
    const thread = await bob.saved('MessageThread/save', begun(slug));
    await say(bob, thread, 'First');
    expect(await messagesOf(bob, thread)).toHaveLength(1);
  });

  it('are closed to a colleague who may not read it, and to another employer', async () => {
    const slug = await recordOfBob(model);
    const thread = await ana.saved('MessageThread/save', begun(slug));
    for (const stranger of [cat, eve]) {
      expect((await stranger.get(`MessageThread/find/${thread}`)).success).toBe(false);
      expect((await stranger.post('Message/save', { thread_id: thread, message: 'hi' })).success).toBe(false);
      expect((await stranger.post('MessageThread/save', begun(slug))).success).toBe(false);
    }
  });
});
