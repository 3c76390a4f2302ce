import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;

const view = (name: string, more: Record<string, unknown> = {}) => ({
  list: '/contacts',
  model: 'Contact',
  name,
  address: '/contacts?show=customers&sort=-city',
  ...more,
});

/** The names of the views that somebody has for a list; a star marks the one it begins with. */
const namesOf = async (caller: Caller): Promise<string[]> => {
  const { data } = await caller.get('ListView/get', { filters: { list: '/contacts' }, order: [['name', 'ASC']] });
  const rows = Array.isArray(data) ? data.map(Object) : [];
  return rows.map(({ name, is_default: isDefault }) => (isDefault === 1 ? `${name}*` : String(name)));
};

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  bob = await world.signIn('bob');
}, 60_000);

afterAll(() => world.stop());

describe('a saved view', () => {
  it('is seen by its author, a shared one by everybody at the company', async () => {
    await ana.saved('ListView/save', view('Mine'));
    await ana.saved('ListView/save', view('Ours', { is_shared: 1 }));
    expect(await namesOf(ana)).toEqual(['Mine', 'Ours']);
    expect(await namesOf(bob)).toEqual(['Ours']);
    expect(await namesOf(await world.signIn('eve'))).toEqual([]);
  });

  it('is shared by people who may change all records of the list', async () => {
    expect(await refusal(bob, 'ListView/save', view('Bob', { is_shared: 1 }))).toMatch(/Keep this one for yourself/);
    const id = await bob.saved('ListView/save', view('Bob'));
    expect(await refusal(bob, 'ListView/save', { id, is_shared: 1 })).toMatch(/Keep this one for yourself/);
    await grant(world, 'bob', { Contacts: { read: true, write: true } });
    const writer = await world.signIn('bob');
    await writer.saved('ListView/save', { id, is_shared: 1 });
    expect(await namesOf(ana)).toContain('Bob');
  });

  it('of somebody else is changed and removed by Admins alone, and only if it is shared', async () => {
    const shared = await ana.saved('ListView/save', view('For all', { is_shared: 1 }));
    expect(await refusal(bob, 'ListView/save', { id: shared, name: 'Taken' })).toMatch(/permission/);
    expect(await refusal(bob, 'ListView/delete', { id: shared })).toMatch(/permission/);
    const own = await bob.saved('ListView/save', view('Secret'));
    expect(await refusal(ana, 'ListView/save', { id: own, name: 'Found' })).toMatch(/not found/);
  });

  it('leads nowhere but to this app, and has a name', async () => {
    for (const address of ['//evil.test/x', 'https://evil.test', String.raw`/\evil.test`, 'contacts'])
      expect((await ana.post('ListView/save', view('Away', { address }))).status).toBe(400);
    expect((await ana.post('ListView/save', view('Odd', { model: 'Secret' }))).status).toBe(400);
    expect(await refusal(ana, 'ListView/save', view('   '))).toBe('The view needs a name.');
  });

  it('may be what a list begins with, for one person at a time', async () => {
    const id = await ana.saved('ListView/save', view('Start', { is_shared: 1 }));
    await ana.post('ListView/set-default', { list: '/contacts', view_id: id });
    expect(await namesOf(ana)).toContain('Start*');
    expect(await namesOf(bob)).toContain('Start');
    await ana.post('ListView/set-default', { list: '/contacts' });
    expect(await namesOf(ana)).toContain('Start');
    const secret = await ana.saved('ListView/save', view('Of Ana'));
    expect(await refusal(bob, 'ListView/set-default', { list: '/contacts', view_id: secret })).toMatch(/not found/);
  });

  it('comes back from the trash', async () => {
    const id = await ana.saved('ListView/save', view('Gone'));
    await ana.post('ListView/set-default', { list: '/contacts', view_id: id });
    const { data } = await ana.post('ListView/delete', { id });
    expect(await namesOf(ana)).not.toContain('Gone*');
    await ana.post('Trash/restore', { id: Object(data).trash_id });
    expect(await namesOf(ana)).toContain('Gone*');
  });
});
