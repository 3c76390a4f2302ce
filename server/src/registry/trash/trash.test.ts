import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import { storedFile, trashed } from './testing/trash-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  const all = { read: true, write: true };
  await grant(world, 'bob', { Contacts: all, Jobs: all });
}, 60_000);

afterAll(() => world.stop());

const idOf = (name: string) => world.ids[name] ?? 0;

/** All rows of a table about one record, as JSON. */
async function stored(table: string, column: string, id: number): Promise<string[]> {
  const { rows } = await world.services.db.system((tx) =>
    sql<{ row: string }>`select row_to_json(b)::text as row from ${sql.table(table)} as b
      where ${sql.ref(`b.${column}`)} = ${id} order by b.id`.execute(tx),
  );
  return rows.map(({ row }) => row);
}

async function project(num: string): Promise<number> {
  const id = await ana.saved('Job/save', {
    job_name: 'Mill',
    job_num: num,
    collective_agreements_json: '{"b": 1,  "a":[ 2 ]}',
    lat: 43.123456789,
  });
  await ana.saved('JobPersonnel/save', { job_id: id, user_id: idOf('cat') });
  await ana.saved('JobEstimate/save', { job_id: id, total: 1200.5 });
  await ana.saved('JobBid/save', { job_id: id, total: 900 });
  return id;
}

const trashOf = async (caller: Caller) =>
  v.parse(
    v.array(v.looseObject({ id: v.number(), title: v.string(), kind: v.string(), deleted_by: v.number() })),
    (await caller.get('Trash/get', { order: [['id', 'DESC']] })).data,
  );

describe('a deleted record', () => {
  it('is hidden from every read and comes back byte for byte, with its parts', async () => {
    const id = await project('T-1');
    const tables = ['job', 'job_personnel', 'job_estimate', 'job_bid'] as const;
    const all = () => Promise.all(tables.map((table) => stored(table, table === 'job' ? 'id' : 'job_id', id)));
    const before = await all();
    const { slug } = await found(ana, `Job/find/${id}`);
    const trashId = await trashed(bob, 'Job/delete', id);
    expect(await all()).toEqual([[], [], [], []]);
    expect((await ana.get(`Job/find/${slug}`)).errors).toEqual(['Project not found.']);
    expect((await trashOf(bob))[0]).toMatchObject({
      id: trashId,
      title: 'T-1 Mill',
      kind: 'Project',
      deleted_by: idOf('bob'),
    });
    expect(await bob.post('Trash/restore', { id: trashId })).toMatchObject({
      success: true,
      data: { record_id: id, slug, model: 'Job' },
    });
    expect(await all()).toEqual(before);
    expect((await trashOf(bob)).map((each) => each.id)).not.toContain(trashId);
    expect(await refusal(bob, 'Trash/restore', { id: trashId })).toBe('This is not in the trash any more.');
  });

  it('frees its number; restoring it when the number is taken is refused with a message and loses nothing', async () => {
    const first = await project('T-2');
    const trashId = await trashed(ana, 'Job/delete', first);
    const second = await ana.saved('Job/save', { job_name: 'Second', job_num: 'T-2' });
    expect(await refusal(ana, 'Trash/restore', { id: trashId })).toBe(
      'Another project has this number. Change that one first, then restore.',
    );
    await ana.saved('Job/save', { id: second, job_num: 'T-2b' });
    expect((await ana.post('Trash/restore', { id: trashId })).success).toBe(true);
    expect(await stored('job_estimate', 'job_id', first)).toHaveLength(1);
  });

  it('is deleted once and restored once, however many try', async () => {
    const id = await bob.saved('Contact/save', { name: 'Contended' });
    const deletes = await Promise.all(Array.from({ length: 20 }, () => bob.post('Contact/delete', { id })));
    expect(deletes.filter(({ success }) => success)).toHaveLength(1);
    expect(deletes.filter(({ status }) => status !== 200)).toEqual([]);
    const entry = (await trashOf(bob)).find(({ title }) => title === 'Contended');
    const restores = await Promise.all(
      Array.from({ length: 20 }, () => bob.post('Trash/restore', { id: entry?.id ?? 0 })),
    );
    expect(restores.filter(({ success }) => success)).toHaveLength(1);
    expect(await stored('contact', 'id', id)).toHaveLength(1);
  });

  it('drops a link whose other end is gone, and names what has to be restored first', async () => {
    const uploadId = await storedFile(world, 'cat', 'links.jpg');
    const tag = await cat.saved('FileTag/save', { name: 'Linked' });
    const file = await cat.saved('LibraryFile/save', { file_id: uploadId, FileTag: [tag] });
    const fileTrash = await trashed(cat, 'LibraryFile/delete', file);
    const tagTrash = await trashed(cat, 'FileTag/delete', tag);
    const uploadTrash = await trashed(cat, 'LibraryUpload/delete', uploadId);
    expect(await refusal(cat, 'Trash/restore', { id: fileTrash })).toBe('Restore the file “links.jpg” first.');
    await cat.post('Trash/restore', { id: uploadTrash });
    expect((await cat.post('Trash/restore', { id: fileTrash })).success).toBe(true);
    expect(await stored('library_file_tag', 'library_file_id', file)).toEqual([]);
    expect((await cat.post('Trash/restore', { id: tagTrash })).success).toBe(true);
  });
});

describe('the history of a record', () => {
  it('says that it was deleted and restored, and by whom', async () => {
    const id = await bob.saved('Contact/save', { name: 'Traced' });
    await ana.post('Trash/restore', { id: await trashed(bob, 'Contact/delete', id) });
    const { rows } = await world.services.db.system((tx) =>
      sql<{ happened: string; user_id: number }>`select happened, user_id from record_change
        where tenant_id = 1 and model = 'Contact' and record_id = ${id} order by id`.execute(tx),
    );
    expect(rows).toEqual([
      { happened: 'created', user_id: idOf('bob') },
      { happened: 'deleted', user_id: idOf('bob') },
      { happened: 'restored', user_id: idOf('ana') },
    ]);
  });
});

describe('who may restore', () => {
  it('are those who may delete it: neither a reader nor another company', async () => {
    const id = await ana.saved('Contact/save', { name: 'Guarded' });
    const trashId = await trashed(ana, 'Contact/delete', id);
    expect((await trashOf(bob)).map((each) => each.id)).toContain(trashId);
    for (const stranger of [cat, eve]) {
      expect((await trashOf(stranger)).map((each) => each.id)).not.toContain(trashId);
      expect((await stranger.get(`Trash/find/${trashId}`)).success).toBe(false);
      expect(await refusal(stranger, 'Trash/restore', { id: trashId })).toBe('This is not in the trash any more.');
    }
    expect(await refusal(eve, 'Trash/purge', { id: trashId })).toBe('This is not in the trash any more.');
    expect((await bob.post('Trash/restore', { id: trashId })).success).toBe(true);
  });

  it('lose it with the permission: who deleted it but may not any longer is refused', async () => {
    const all = { read: true, write: true };
    await grant(world, 'dan', { Contacts: all });
    const dan = await world.signIn('dan');
    const id = await dan.saved('Contact/save', { name: 'Once mine' });
    const trashId = await trashed(dan, 'Contact/delete', id);
    await grant(world, 'dan', { Contacts: { read: true } });
    expect(await refusal(dan, 'Trash/restore', { id: trashId })).toMatch(/not in the trash|permission/);
    expect(await stored('contact', 'id', id)).toEqual([]);
  });

  it('are checked on the record itself: one cannot restore another person’s own record', async () => {
    const id = await cat.saved('Expense/save', { description: 'Blades', amount: 12 });
    const trashId = await trashed(ana, 'Expense/delete', id);
    expect(await refusal(cat, 'Trash/restore', { id: trashId })).toBe('This is not in the trash any more.');
    const own = await cat.saved('Expense/save', { description: 'Bits', amount: 3 });
    const ownTrash = await trashed(cat, 'Expense/delete', own);
    expect((await cat.post('Trash/restore', { id: ownTrash })).success).toBe(true);
  });

  it('cannot be saved or deleted themselves', async () => {
    expect((await ana.post('Trash/save', { title: 'x' })).success).toBe(false);
    expect(await refusal(ana, 'Trash/delete', { id: 1 })).toBe('You do not have permission to delete Trash.');
  });
});

describe('row-level security', () => {
  it('shows one company only its own trash, and its rows to nobody', async () => {
    await trashed(ana, 'Contact/delete', await ana.saved('Contact/save', { name: 'Walled' }));
    const { db } = world.services;
    const count = (tenantId: number) =>
      db.as({ userId: idOf('ana'), tenantId }, async (tx) => {
        const { rows } = await sql<{ title: string }>`select title from trash where title = 'Walled'`.execute(tx);
        return rows.length;
      });
    expect([await count(1), await count(2)]).toEqual([1, 0]);
    const person = { userId: idOf('ana'), tenantId: 1 };
    await expect(db.as(person, (tx) => sql`select from trash_row`.execute(tx))).rejects.toThrow(/permission denied/);
    await expect(db.as(person, (tx) => sql`delete from trash`.execute(tx))).rejects.toThrow(/permission denied/);
  });
});

describe('purging', () => {
  it('is allowed only to an Admin, and is final', async () => {
    const id = await bob.saved('Contact/save', { name: 'Ended' });
    const trashId = await trashed(bob, 'Contact/delete', id);
    expect(await refusal(bob, 'Trash/purge', { id: trashId })).toBe('Only an Admin can delete for good.');
    expect((await ana.post('Trash/purge', { id: trashId })).success).toBe(true);
    const { rows } = await world.services.db.system((tx) =>
      sql<{
        user_id: number;
      }>`select user_id from record_change where happened = 'purged' and record_id = ${id}`.execute(tx),
    );
    expect(rows).toEqual([{ user_id: idOf('ana') }]);
    expect(await refusal(ana, 'Trash/restore', { id: trashId })).toBe('This is not in the trash any more.');
  });
});
