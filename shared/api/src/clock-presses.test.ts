// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { beginSession, endSession } from '@fieldspan/api/session';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begunLog } from './clock-presses.ts';
import { workPlacesQuery } from './queries/clock.ts';

beforeEach(() => {
  beginSession({ apiKey: 'k', sessionToken: 't', userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false });
});
afterEach(() => {
  endSession();
  queryClient.clear();
});

const press = {
  job_id: 7,
  service_id: null,
  cost_code_id: null,
  currentLat: null,
  currentLong: null,
  intent: 'in',
} as const;
const ARENA = { job_num: '17', job_name: 'Arena', city: null, lat: null, long: null };

it('a press on a project of the list names it before the server has answered', async () => {
  fakeServer(({ call }) => ({
    body: { data: call === 'Job/get' ? [rowOf('Job', { id: 7, ...ARENA })] : [], meta: { count: 1 } },
  }));
  await queryClient.fetchQuery(workPlacesQuery(['any'], { jobs: {}, services: {} }));
  const log = begunLog({ at: '2026-11-20T07:00:00.000Z', intent: 'in', payload: press });
  expect(log.Job).toMatchObject({ id: 7, job_name: 'Arena' });
});
