// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { beginSession, endSession } from '@fieldspan/api/session';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockQuery, toleranceChoicesQuery } from './clock.ts';

let country: string;
let time: string;
let running: object[];

const person = rowOf('User', {
  id: 4,
  tenant_id: 1,
  slug: 'dana',
  UserPermission: [],
  CompanySettings: null,
  JobPersonnelRole: [],
  ProfileImage: null,
});

beforeEach(() => {
  [country, time, running] = ['CA', '2026-11-20T08:00:00.000Z', []];
  fakeServer(({ call }) => {
    if (call === 'User/find/dana') return { body: { data: person } };
    if (call === 'Company/find/1')
      return { body: { data: rowOf('Company', { id: 1, tenant_id: 1, slug: 'n', company_name: 'N', country }) } };
    return { body: { data: running, time } };
  });
  beginSession({ apiKey: 'k', sessionToken: 't', userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false });
});
afterEach(() => {
  endSession();
  queryClient.clear();
});

const choices = async (typed = '') =>
  (await queryClient.fetchQuery(toleranceChoicesQuery(typed))).rows.map(({ title }) => title);

describe('check-in tolerances to choose from', () => {
  it('CONST010 are metric for most companies', async () => {
    const titles = await choices();
    expect([titles[0], titles.at(-1)]).toEqual(['100 m', '1000 km']);
  });

  it('CONST011 are feet and miles for an American company', async () => {
    country = 'United States of America';
    const titles = await choices();
    expect([titles[0], titles.at(-1)]).toEqual(['300 ft', '500 mi']);
  });

  it('are narrowed by typing', async () => {
    expect(await choices('50')).toEqual(['500 m', '50 km', '500 km']);
  });
});

const read = () => queryClient.fetchQuery({ ...clockQuery(4), staleTime: 0 });

describe('the clock’s state', () => {
  const log = rowOf('OpenTimeLog', {
    id: 9,
    time_in: '2026-11-20T07:00:00.000Z',
    Job: null,
    Service: null,
    CostCode: null,
  });

  it('contains how far the device’s clock is off', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) - 7000 });
    running = [log];
    expect(await read()).toMatchObject({ log: { id: 9 }, correctionMs: 7000 });
    vi.useRealTimers();
  });

  it('is not replaced by an older response that arrives late', async () => {
    running = [log];
    await read();
    [time, running] = ['2026-11-20T07:59:00.000Z', []];
    await read();
    expect(queryClient.getQueryData(clockQuery(4).queryKey)?.log?.id).toBe(9);
  });
});
