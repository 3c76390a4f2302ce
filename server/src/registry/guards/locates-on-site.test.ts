import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import { key, newsOf, openPlanWorld } from '../../visits/testing/plan-world.ts';

const planWorld = await openPlanWorld();
const { world, ana, bob, cat, eve, idOf, taken, put, placed, published } = planWorld;
afterAll(() => world.stop());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
let numbers = 0;
const ticketNum = (): string => {
  numbers += 1;
  return `T-${numbers}`;
};

let dan: Caller;
let service: number;
let job: number;

/** A ticket of the call or the project, whose gas and telecom were asked. */
const ticketOf = (of: object): Promise<number> =>
  ana.saved('Locate/save', { ticket_num: ticketNum(), utilities: 'Gas, Telecom', expiry: inDays(30), ...of });

const answer = (locate_id: number, utility: string, more: object = {}) => ({
  locate_id,
  utility,
  answer: 'Marked',
  seen: 'Not yet',
  client_key: key(),
  ...more,
});
const standing = async (id: number, by = ana): Promise<{ utility: string; answer: string; note?: string }[]> =>
  JSON.parse(String(Object(await found(by, `Locate/find/${id}`)).responses_json));
const written = async (id: number): Promise<object[]> =>
  Object((await ana.get('LocateAnswer/get', { filters: { locate_id: id }, order: [['id', 'ASC']] })).data);
const rowsOf = async (by: Caller, model: string, filters: object): Promise<number> =>
  Object((await by.get(`${model}/get`, { filters })).data).length;

const sees = (by: Caller, id: number): Promise<number> => rowsOf(by, 'Locate', { id });

async function photo(by: Caller): Promise<number> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ffcc00' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'marks.jpg', { type: 'image/jpeg' });
  return Object((await by.post('LibraryUpload/save', { client_key: key(), file })).data).id;
}

async function onProject(name: string, flags: object): Promise<number> {
  const personnel_role_id = await ana.saved('JobPersonnelRole/save', { title: key(), ...flags });
  return ana.saved('JobPersonnel/save', { job_id: job, user_id: idOf(name), personnel_role_id });
}

beforeAll(async () => {
  dan = await world.signIn('dan');
  await grant(world, 'bob', { Locates: { read: true } });
  const call = await taken();
  service = call.record_id;
  await published(await placed(call.visit, put('cat', '02:00', '02:50')));
  job = await ana.saved('Job/save', { job_num: 'P-1', job_name: 'Pier' });
}, 60_000);

describe('an answer that is written down on site', () => {
  it('arrives once, at the time when it was written; the light follows what stands on the ticket', async () => {
    const id = await ticketOf({ service_id: service });
    expect(await standing(id, cat)).toMatchObject([
      { utility: 'Gas', answer: 'Not yet' },
      { utility: 'Telecom', answer: 'Not yet' },
    ]);
    const gas = answer(id, 'gas ', { note: 'Yellow paint', waited_ms: 3_600_000 });
    const sent = await Promise.all([cat.saved('LocateAnswer/save', gas), cat.saved('LocateAnswer/save', gas)]);
    expect(sent[0]).toBe(sent[1]);
    const [first] = await standing(id);
    expect(first).toMatchObject({ utility: 'Gas', answer: 'Marked', note: 'Yellow paint', by: 'cat Test' });
    expect(Math.round((Date.now() - Date.parse(Object(first).at)) / 60_000)).toBe(60);
    expect(await written(id)).toMatchObject([
      { answer: 'Not yet' },
      { answer: 'Not yet' },
      { utility: 'Gas', seen: 'Not yet', created_by: idOf('cat') },
    ]);
  });

  it('is named when another one came first, and noted when it is the same', async () => {
    const id = await ticketOf({ service_id: service });
    await ana.saved('LocateAnswer/save', answer(id, 'Gas', { answer: 'Conflict', note: 'Main in the way' }));
    expect(await refusal(cat, 'LocateAnswer/save', answer(id, 'Gas'))).toMatch(
      /^Gas stands as “Conflict” meanwhile \(ana Test, .+\)\. Look at it/,
    );
    await cat.saved('LocateAnswer/save', answer(id, 'Gas', { answer: 'Conflict' }));
    expect(await standing(id)).toMatchObject([{ answer: 'Conflict', note: 'Main in the way' }, {}]);
    expect(await written(id)).toHaveLength(4);
  });

  it('changes by whoever manages locates alone, with a reason that history keeps', async () => {
    const id = await ticketOf({ service_id: service });
    await cat.saved('LocateAnswer/save', answer(id, 'Gas'));
    const changed = answer(id, 'Gas', { answer: 'Clear', seen: 'Marked', note: 'Not needed' });
    expect(await refusal(cat, 'LocateAnswer/save', changed)).toMatch(/Only who manages locates changes that/);
    expect(await refusal(ana, 'LocateAnswer/save', { ...changed, note: ' ' })).toMatch(/Say why that changes/);
    await ana.saved('LocateAnswer/save', { ...changed, client_key: key() });
    expect(await standing(id)).toMatchObject([{ answer: 'Clear', note: 'Not needed', by: 'ana Test' }, {}]);
    const [, , marked, cleared] = await written(id);
    expect([marked, cleared]).toMatchObject([{ answer: 'Marked' }, { answer: 'Clear', note: 'Not needed' }]);
    for (const call of ['LocateAnswer/save', 'LocateAnswer/delete'])
      expect((await ana.post(call, { id: Object(marked).id, note: 'Never said' })).success).toBe(false);
  });

  it('clears no utility that was not asked; a find on site is noted, and told to who is responsible', async () => {
    const id = await ticketOf({ service_id: service, responsible_id: idOf('ana') });
    expect(await refusal(cat, 'LocateAnswer/save', answer(id, 'Water', { seen: null }))).toMatch(
      /^Water is not among the utilities/,
    );
    const find = answer(id, 'Found on site', { answer: 'Conflict', seen: null, note: 'Orange cable' });
    await cat.saved('LocateAnswer/save', find);
    expect(await newsOf(ana, 'Conflict on locate')).toHaveLength(1);
    expect(await refusal(cat, 'LocateAnswer/save', { locate_id: id, utility: 'Gas' })).toMatch(/what the utility/);
  });

  it('comes too late for a ticket that was archived', async () => {
    const id = await ticketOf({ service_id: service, archived: 1 });
    expect(await refusal(cat, 'LocateAnswer/save', answer(id, 'Gas'))).toMatch(/is archived/);
  });

  it('waits for another one of the same ticket', async () => {
    const id = await ticketOf({ service_id: service });
    const both = ['Gas', 'Telecom'].map((utility) => cat.saved('LocateAnswer/save', answer(id, utility)));
    await Promise.all(both);
    expect(await standing(id)).toMatchObject([{ answer: 'Marked' }, { answer: 'Marked' }]);
  });
});

describe('photos of marks', () => {
  it('are added by the crew, seen with the ticket, and removed by their author or who manages locates', async () => {
    const id = await ticketOf({ service_id: service });
    const file_id = await photo(cat);
    const added = { locate_id: id, file_id, utility: 'Gas', client_key: key() };
    const [one, again] = [await cat.saved('LocateFile/save', added), await cat.saved('LocateFile/save', added)];
    expect(one).toBe(again);
    expect(await rowsOf(bob, 'LocateFile', { locate_id: id, 'LibraryUpload.id': file_id })).toBe(1);
    const other = await ticketOf({ service_id: service });
    expect(await refusal(cat, 'LocateFile/save', { id: one, locate_id: other })).toMatch(/stays on its ticket/);
    expect((await bob.post('LocateFile/delete', { id: one })).success).toBe(false);
    expect((await cat.post('LocateFile/delete', { id: one })).success).toBe(true);
  });
});

describe('tickets', () => {
  it('are nobody else’s: not of strangers, of other companies, nor of who reads all calls', async () => {
    const id = await ticketOf({ service_id: service });
    const file_id = await photo(cat);
    await cat.saved('LocateAnswer/save', answer(id, 'Gas'));
    await cat.saved('LocateFile/save', { locate_id: id, file_id });
    await grant(world, 'dan', { Services: { read: true, write: true }, Jobs: { read: true, write: true } });
    for (const stranger of [dan, eve]) {
      expect(await sees(stranger, id)).toBe(0);
      expect(await rowsOf(stranger, 'LocateAnswer', { locate_id: id })).toBe(0);
      expect(await rowsOf(stranger, 'LocateFile', { locate_id: id })).toBe(0);
      expect(await refusal(stranger, 'LocateAnswer/save', answer(id, 'Telecom'))).toBe('Locate not found.');
      const upload = await photo(stranger);
      expect(await refusal(stranger, 'LocateFile/save', { locate_id: id, file_id: upload })).toBeTruthy();
    }
    await grant(world, 'dan', {});
    expect(await standing(id)).toMatchObject([{ answer: 'Marked' }, { answer: 'Not yet' }]);
  });

  it('are read, not changed, by a colleague who may only read locates', async () => {
    const id = await ticketOf({ service_id: service });
    expect(await sees(bob, id)).toBe(1);
    expect(await found(bob, `Locate/find/${id}`)).toMatchObject({ may_report: 0 });
    expect(await found(cat, `Locate/find/${id}`)).toMatchObject({ may_report: 1 });
    expect(await refusal(bob, 'LocateAnswer/save', answer(id, 'Gas'))).toMatch(/permission/);
    expect(await refusal(bob, 'LocateFile/save', { locate_id: id, file_id: await photo(bob) })).toMatch(/permission/);
    expect(await refusal(bob, 'Locate/save', { id, archived: 1 })).toMatch(/permission/);
    expect(await standing(id)).toMatchObject([{ answer: 'Not yet' }, { answer: 'Not yet' }]);
  });

  it('are read by everybody on the project, and answered by whoever may add to it', async () => {
    const id = await ticketOf({ job_id: job });
    expect(await sees(dan, id)).toBe(0);
    const reader = await onProject('dan', { read_perms: 1 });
    expect(await sees(dan, id)).toBe(1);
    expect(await refusal(dan, 'LocateAnswer/save', answer(id, 'Gas'))).toMatch(/permission/);
    await ana.post('JobPersonnel/delete', { id: reader });
    expect(await sees(dan, id)).toBe(0);
    const foreman = await onProject('dan', { read_perms: 1, write_perms: 1 });
    await dan.saved('LocateAnswer/save', answer(id, 'Gas'));
    expect(await refusal(dan, 'Locate/save', { id, expiry: inDays(90) })).toMatch(/permission/);
    expect(await refusal(dan, 'Locate/save', { ticket_num: ticketNum(), renewed_from_id: id })).toMatch(/permission/);
    await ana.post('JobPersonnel/delete', { id: foreman });
    expect(await refusal(dan, 'LocateAnswer/save', answer(id, 'Telecom'))).toBe('Locate not found.');
  });

  it('are closed to who was on the project and works for the company no more', async () => {
    const id = await ticketOf({ job_id: job });
    await onProject('dan', { read_perms: 1, write_perms: 1 });
    expect(await sees(dan, id)).toBe(1);
    for (const ended of [{ role_type: null }, { is_inactive: 1 as const }]) {
      await world.services.db.system((tx) =>
        tx.updateTable('user_permission').set(ended).where('user_id', '=', idOf('dan')).execute(),
      );
      expect((await dan.post('LocateAnswer/save', answer(id, 'Gas'))).success).toBe(false);
      expect(Object((await dan.get('Locate/get', { filters: { id } })).data ?? []).length).toBe(0);
    }
    expect(await standing(id)).toMatchObject([{ answer: 'Not yet' }, { answer: 'Not yet' }]);
  });

  it('show to who goes on a visit of the project once it is published', async () => {
    const id = await ticketOf({ job_id: job });
    expect(await sees(cat, id)).toBe(0);
    const visit = (state: 'planned' | 'published') =>
      world.services.db.system((tx) =>
        tx
          .insertInto('visit')
          .values({ tenant_id: 1, job_id: job, lead_id: idOf('cat'), state })
          .execute(),
      );
    await visit('planned');
    expect(await sees(cat, id)).toBe(0);
    await visit('published');
    expect(await sees(cat, id)).toBe(1);
    await cat.saved('LocateAnswer/save', answer(id, 'Gas'));
  });

  it.each([
    [{ lat: 43.5 }, /latitude and a longitude/],
    [{ area_json: '[{"lat":43,"long":-80},{"lat":44,"long":-80}]' }, /3 to 100 corners/],
    [{ area_json: '[{"lat":43,"long":-80},{"lat":44,"long":-80},{"lat":99,"long":-80}]' }, /3 to 100 corners/],
  ])('have a whole place: %j is refused', async (place, words) => {
    expect(await refusal(ana, 'Locate/save', { ticket_num: ticketNum(), ...place })).toMatch(words);
  });
});
