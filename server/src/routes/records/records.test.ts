import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);

afterAll(() => world.stop());

const id = (name: string) => world.ids[name] ?? 0;

const service = (job_num: string, more: Record<string, unknown> = {}) => ({
  tenant_id: 1,
  job_name: 'Call',
  job_num,
  ...more,
});

const counts = async (by: Caller) =>
  (await by.get('TimeLog/count-reviewable-logs', { user_id: by.session.user_id })).data;

it('one’s company is the active one, with its includes', async () => {
  const { data } = await ana.get('Company/mine', { include: ['CompanySetting'] });
  expect(data).toMatchObject({ id: 1, company_name: 'North', CompanySetting: null });
  expect((await eve.get('Company/mine')).data).toMatchObject({ company_name: 'Lake' });
  expect((await ana.get('Company/mine', { include: ['Secrets'] })).status).toBe(400);
});

it('states of service calls are in their order', async () => {
  await world.services.db.system((tx) =>
    tx
      .insertInto('service_status')
      .values([
        { tenant_id: 1, type: 'done', label: 'Done', sort_order: 2 },
        { tenant_id: 1, type: 'open', label: 'Open', sort_order: 1 },
        { tenant_id: 2, type: 'open', label: 'Lake open', sort_order: 1 },
      ])
      .execute(),
  );
  const { data } = await bob.get('Service/statuses');
  const labels = v.parse(v.array(v.looseObject({ label: v.string() })), data).map(({ label }) => label);
  expect(labels).toEqual(['Open', 'Done']);
});

it('one’s services are the open ones that one is assigned to or helps with', async () => {
  await world.services.db.system(async (tx) => {
    await tx
      .insertInto('service')
      .values([
        service('mine', { assigned_to: id('bob'), scheduled_at: '2026-11-21T08:00:00Z' }),
        service('done', { assigned_to: id('bob'), completed: '2026-11-01T08:00:00Z' }),
        service('other', { assigned_to: id('cat') }),
        service('old', { assigned_to: id('bob'), archived: 1 }),
      ])
      .execute();
    const help = await tx.insertInto('service').values(service('help')).returning('id').executeTakeFirstOrThrow();
    await tx
      .insertInto('service_personnel')
      .values({ tenant_id: 1, service_id: help.id, user_id: id('bob') })
      .execute();
  });
  const { data } = await bob.get('Service/my-list');
  const numbers = v.parse(v.array(v.looseObject({ job_num: v.string() })), data).map(({ job_num }) => job_num);
  expect(numbers).toEqual(['mine', 'help']);
});

it('logs to review are those of others: all for an Admin, those of their jobs for a reviewer, none for the rest', async () => {
  await world.services.db.system(async (tx) => {
    const job = await tx
      .insertInto('job')
      .values({ tenant_id: 1, job_name: 'Bridge', job_num: 'B1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const role = await tx
      .insertInto('job_personnel_role')
      .values({ tenant_id: 1, title: 'Foreman', review_timelogs: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('job_personnel')
      .values({ tenant_id: 1, job_id: job.id, user_id: id('dan'), personnel_role_id: role.id })
      .execute();
    const log = { tenant_id: 1, user_id: id('cat'), status: 'submitted' as const };
    await tx
      .insertInto('time_log')
      .values([{ ...log, job_id: job.id }, log, { ...log, status: 'approved' }, { ...log, user_id: id('ana') }])
      .execute();
    await tx
      .insertInto('expense')
      .values({ ...log, amount: 12 })
      .execute();
  });
  const dan = await world.signIn('dan');
  expect(await counts(ana)).toEqual({ timeLogs: 2, expenses: 1 });
  expect(await counts(dan)).toEqual({ timeLogs: 1, expenses: 0 });
  expect(await counts(bob)).toEqual({ timeLogs: 0, expenses: 0 });
  expect(await counts(eve)).toEqual({ timeLogs: 0, expenses: 0 });
  expect((await bob.get('TimeLog/count-reviewable-logs', { user_id: id('ana') })).success).toBe(false);
});

it('units are the standard ones and the company’s own', async () => {
  await world.services.db.system((tx) =>
    tx
      .insertInto('material')
      .values([
        { tenant_id: 1, description: 'Wire', unit: 'reel' },
        { tenant_id: 2, description: 'Sand', unit: 'scoop' },
      ])
      .execute(),
  );
  const { data } = await bob.get('Material/units');
  expect(data).toEqual(expect.arrayContaining(['ea', 'hr', 'reel']));
  expect(data).not.toContain('scoop');
});
