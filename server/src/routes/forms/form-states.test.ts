import { FORM_STATES } from '@fieldspan/domain/form/form-states';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob, eve, childId } = await openFormWorld();
afterAll(() => world.stop());

const Found = v.array(v.object({ id: v.number(), state: v.string() }));
const PAGE = 200;

/** Every way in which a form can stand: its revision, review, end, flags and participants. */
const EVERY_FORM = (child: number) => sql`
  with made as (
    insert into company_form (tenant_id, child_template_id, created_by, form_json, client_key, revision, is_deactivated,
      reviewed_at, expiry)
    select t.tenant_id, t.id, ${world.ids['bob']}, '[]', concat_ws(' ', flags, who, of_revision, off, review, ends), of_revision,
      off, case review when 1 then now() end, now() + ends * interval '1 day'
    from form_child_template t, unnest(array[1, 2]) of_revision, unnest(array[0, 1]) off, unnest(array[0, 1]) review,
      unnest(array[null, -1]) ends, unnest(array['none', '0', '2']) flags,
      unnest(array['nobody', 'open', 'old', 'again', 'old+open', 'withdrawn-open', 'withdrawn-old', 'on-site']) who
    where t.id = ${child}
    returning tenant_id, id, revision, client_key
  ), words as (
    insert into company_form_words (tenant_id, form_id, revision, flagged_count, words)
    select tenant_id, id, revision, split_part(client_key, ' ', 1)::int, '' from made where client_key not like 'none %'
  )
  insert into company_form_acknowledgement (tenant_id, form_id, name, is_invite, completed_at, revision, withdrawn_at)
  select made.tenant_id, made.id, 'Cat', invited, case when signed > 0 then now() end, nullif(signed, 0),
    case withdrawn when 1 then now() end
  from made join (values ('open', 1, 1, 0, 0), ('old', 1, 1, 1, 0), ('again', 1, 1, 1, 0), ('again', 2, 1, 2, 0),
    ('old+open', 1, 1, 1, 0), ('old+open', 2, 1, 0, 0), ('withdrawn-open', 1, 1, 0, 1), ('withdrawn-old', 1, 1, 1, 1),
    ('on-site', 1, 0, 0, 0)) as taken (who, nth, invited, signed, withdrawn)
    on split_part(made.client_key, ' ', 2) = taken.who
  where signed <= made.revision
  order by made.id, nth`;

beforeAll(() => world.services.db.system((tx) => EVERY_FORM(childId).execute(tx)));

async function found(by: Caller, filters: object, page = 1): Promise<v.InferOutput<typeof Found>> {
  const query = { filters, fields: ['state'], order: [['id', 'ASC']], limit: PAGE, page };
  const rows = v.parse(Found, (await by.get('CompanyForm/get', query)).data);
  return rows.length < PAGE ? rows : [...rows, ...(await found(by, filters, page + 1))];
}

it('a form is found by the state that it shows, and by no other', async () => {
  const all = await found(ana, {});
  expect(all).toHaveLength(2 * 2 * 2 * 2 * 3 * 8);
  for (const state of FORM_STATES) {
    const [own, others] = [all.filter((form) => form.state === state), all.filter((form) => form.state !== state)];
    expect([state, own.length > 0]).toEqual([state, true]);
    expect(await found(ana, { state })).toEqual(own);
    expect(await found(ana, { state: { not: state } })).toEqual(others);
  }
});

it('a form is found by one of several states; an unknown one finds none', async () => {
  const all = await found(ana, {});
  const some = all.filter(({ state }) => state === 'changed' || state === 'inactive');
  expect(await found(ana, { state: ['changed', 'inactive'] })).toEqual(some);
  expect(await found(ana, { state: ['changed', 'no-state', 'inactive'] })).toEqual(some);
  expect(await found(ana, { state: 'no-state' })).toEqual([]);
  expect(await found(ana, { state: { not: 'no-state' } })).toEqual(all);
  expect(await found(ana, { state: { not: null } })).toEqual(all);
});

it('a state opens no form to people who may not read it', async () => {
  expect(await found(bob, { state: 'to-sign' })).toEqual(await found(ana, { state: 'to-sign' }));
  expect(await found(eve, { state: 'to-sign' })).toEqual([]);
  expect(await found(eve, { state: { not: 'inactive' } })).toEqual([]);
});
