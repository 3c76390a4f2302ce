import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant } from '../../testing/record-calls.ts';
import { usersOf } from './testing/trash-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  const all = { read: true, write: true };
  await grant(world, 'bob', { Contacts: all, Jobs: all });
}, 60_000);

afterAll(() => world.stop());

const idOf = (name: string) => world.ids[name] ?? 0;

describe('a record in use', () => {
  it('is refused with the list of records that use it, as far as they may be read, and an offer to archive', async () => {
    const customer = await bob.saved('Contact/save', { name: 'Harbour Ltd', is_customer: 1 });
    const job = await ana.saved('Job/save', { job_name: 'Quay', job_num: 'U-1', customer_id: customer });
    await ana.saved('Service/save', { job_name: 'Leak', job_num: 'U-2', customer_id: customer });
    expect(await usersOf(bob, 'Contact/delete', customer)).toEqual({
      errors: ['This contact is in use: 1 project, 1 service. Archive it instead, or change those first.'],
      model: 'Contact',
      record_id: customer,
      kind: 'Contact',
      title: 'Harbour Ltd',
      can_archive: true,
      users: [
        { kind: 'Project', count: 1, records: [{ id: job, title: 'U-1 Quay', path: `/project/${job}/dashboard` }] },
        { kind: 'Service', count: 1, records: [] },
      ],
    });
    expect(await found(ana, `Job/find/${job}`)).toMatchObject({ customer_id: customer });
  });

  it('counts people who hold a role, and names the first few', async () => {
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Foreman', write_perms: 1 });
    for (const at of [1, 2, 3, 4, 5, 6]) {
      const job = await ana.saved('Job/save', { job_name: 'Held', job_num: `H-${at}` });
      await ana.saved('JobPersonnel/save', { job_id: job, user_id: idOf('cat'), personnel_role_id: role });
    }
    const { users, can_archive: canArchive } = await usersOf(ana, 'JobPersonnelRole/delete', role);
    expect(users).toMatchObject([{ kind: 'Project role', count: 6 }]);
    expect(users[0]?.records).toHaveLength(5);
    expect(users[0]?.records[0]?.title).toBe('H-6 Held · cat Test');
    expect(canArchive).toBe(true);
    await ana.saved('JobPersonnelRole/save', { id: role, archived: 1 });
    expect((await usersOf(ana, 'JobPersonnelRole/delete', role)).can_archive).toBe(false);
  });

  it.each([
    ['EquipmentCategory', 'EquipmentType', { name: 'Lift' }, 'category_id', { name: 'Cat' }],
    ['FormTemplateCategory', 'FormTemplate', { title: 'Check' }, 'category_id', { name: 'Cat' }],
    ['ExpenseCode', 'Expense', { description: 'Fuel', amount: 1 }, 'expense_code_id', { code: 'F' }],
    ['ExpenseGroup', 'ExpenseCode', { code: 'G' }, 'expense_group_id', { title: 'Group' }],
    ['ServiceStatus', 'Service', { job_name: 'S', job_num: 'S-1' }, 'status_id', { type: 'x', label: 'X' }],
    ['Service', 'ServiceInvoice', { invoice_num: 'Q-1' }, 'service_id', { job_name: 'S', job_num: 'S-2' }],
    ['Union', 'UserCompanySetting', { user_id: 2 }, 'union_id', { title: 'Local 1' }],
    ['Category', 'Material', { description: 'Nail' }, 'category_id', { name: 'Nails' }],
    ['Contact', 'PurchaseOrder', { po_num: 'PO-1' }, 'supplier_id', { name: 'Supplier' }],
  ] as const)('keeps a %s that a %s needs', async (...[needed, user, values, field, own]) => {
    const id = await ana.saved(`${needed}/save`, own);
    const userId = await ana.saved(`${user}/save`, { ...values, [field]: id });
    expect((await usersOf(ana, `${needed}/delete`, id)).users).toMatchObject([{ count: 1 }]);
    expect(await found(ana, `${user}/find/${userId}`)).toMatchObject({ [field]: id });
  });

  it('cannot be deleted in a race with a new use', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const customer = await ana.saved('Contact/save', { name: `Raced ${at}` });
        const [removed, used] = await Promise.all([
          ana.post('Contact/delete', { id: customer }),
          ana.post('Job/save', { job_name: 'R', job_num: `R-${at}`, customer_id: customer }),
        ]);
        return [removed, used];
      }),
    );
    for (const [removed, used] of outcomes) {
      expect([removed?.status, used?.status]).toEqual([200, 200]);
      expect(removed?.success === true && used?.success === true).toBe(false);
    }
  });
});

describe('deleting loses no reference silently', () => {
  it('because only people, their pictures and pinned messages may leave an empty one behind', async () => {
    const { rows } = await world.services.db.system((tx) =>
      sql<{ parent: string }>`select distinct confrelid::regclass::text as parent from pg_constraint
        where contype = 'f' and confdeltype = 'n' and connamespace = 'public'::regnamespace order by 1`.execute(tx),
    );
    expect(rows.map(({ parent }) => parent)).toEqual(['"user"', 'message', 'profile_image']);
  });
});
