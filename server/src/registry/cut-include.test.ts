import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { openWorld } from '../routes/testing/world.ts';

const RowsSchema = v.array(v.looseObject({ id: v.number() }));

const world = await openWorld();
afterAll(() => world.stop());

it('an include that is cut off says so beside it; for a single record it is complete', async () => {
  const ana = await world.signIn('ana');
  const customer = await ana.saved('Contact/save', { name: 'Many Halls' });
  await world.services.db.system((tx) =>
    sql`insert into job (tenant_id, slug, job_num, job_name, customer_id)
      select 1, 'many-' || n, 'M' || n, 'Hall', ${customer} from generate_series(1, 101) as n`.execute(tx),
  );
  const few = await ana.saved('Contact/save', { name: 'One Hall' });
  await ana.saved('Job/save', { job_num: 'M0', job_name: 'Hall', customer_id: few });
  const asked = { filters: { id: [customer, few] }, include: { Job: ['job_num'] }, order: [['id', 'ASC']] };
  const [cut, whole] = v.parse(RowsSchema, (await ana.get('Contact/get', asked)).data);
  expect(v.parse(RowsSchema, cut?.['Job'])).toHaveLength(100);
  expect([cut?.['Job_more'], whole?.['Job_more']]).toEqual([true, undefined]);
  const one = v.parse(v.looseObject({ Job: RowsSchema }), (await ana.get(`Contact/find/${customer}`, asked)).data);
  expect([one.Job.length, one['Job_more']]).toEqual([101, undefined]);
});
