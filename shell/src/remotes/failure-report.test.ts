// @vitest-environment jsdom
import { beginSession, endSession } from '@fieldspan/api/session';
import type { PageSet } from '@fieldspan/contract/release';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNoted, notedFailures } from './noted-failures.ts';
import { reportFailure } from './report-failure.ts';

const LIVE = '1.0.0+0123456789ab';
const CANARY = '1.1.0+bbbbbbbbbbbb';
const set: PageSet = {
  env: 'prod',
  seq: 412,
  shell: { id: '1.4.0+aaaaaaaaaaaa' },
  canaries: [`forms-${CANARY}`],
  remotes: {},
};
const user = { userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false };

let reports: Record<string, unknown>[];

beforeEach(() => {
  beginSession({ apiKey: 'key-0815', sessionToken: 'tok-4711', ...user });
  reports = [];
  fakeServer(async ({ request }) => {
    reports.push(Object.fromEntries(await request.formData()));
    return { body: { data: { record_id: 1, slug: 'x' } } };
  });
});
afterEach(() => endSession());

function thrown(message: string, file: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at save (https://app.example.com${file}:1:2)`;
  return error;
}

async function reported(...asked: Parameters<typeof reportFailure>) {
  const code = reportFailure(...asked);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  return { code, report: reports[0], payload: JSON.parse(String(reports[0]?.['payload_json'])) };
}

it('names remote, release, set and canary arm', async () => {
  const error = thrown('no', `/r/forms/${LIVE}/app.js`);
  const { code, report, payload } = await reported(set, { part: 'forms.picker', error }, LIVE);
  expect(report).toMatchObject({ remote: 'forms', release: LIVE, set_seq: '412', arm: `forms-${CANARY}` });
  expect(payload).toMatchObject({ code, part: 'forms.picker', env: 'prod', name: 'TypeError' });
  expect(notedFailures().at(-1)).toMatchObject({ code, part: 'forms.picker', release: LIVE });
  expect(isNoted(error)).toBe(true);
});

it('uses the release of the failed file if another one of the remote is live', async () => {
  const error = thrown('no', `/r/forms/${CANARY}/app.js`);
  const { report } = await reported({ ...set, canaries: [] }, { part: 'forms', error }, LIVE);
  expect(report).toMatchObject({ remote: 'forms', release: CANARY, arm: 'baseline' });
});

it('names the remote whose code ran in another one’s place', async () => {
  const error = thrown('no', `/r/library/${CANARY}/app.js`);
  const { report, payload } = await reported(set, { part: 'forms', error }, LIVE);
  expect(report).toMatchObject({ remote: 'library', release: CANARY });
  expect(payload).toMatchObject({ part: 'forms' });
});

it('says that it was an override', async () => {
  const overrides = [{ remote: 'forms', origin: 'http://localhost:3101', until: '2026-11-20T12:00:00Z', who: 'dan' }];
  const { report } = await reported({ ...set, canaries: null, overrides }, { part: 'forms', error: 'x' }, LIVE);
  expect(report).toMatchObject({ arm: 'override forms http://localhost:3101', user_error_message: 'x' });
});

it('never contains a token', async () => {
  const error = thrown('key-0815 is not known', '/resources/images/tok-4711/9.jpg?session_token=abcd');
  const { report } = await reported(set, { part: 'forms', error }, LIVE);
  expect(JSON.stringify(report)).not.toMatch(/key-0815|tok-4711|abcd/);
});

it('is not sent without a session, but has a code all the same', () => {
  endSession();
  expect(reportFailure(set, { part: 'shell', error: new Error('x') }, '')).toMatch(/^[0-9A-F]{4}$/);
  expect(reports).toEqual([]);
});
