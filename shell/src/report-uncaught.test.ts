// @vitest-environment jsdom
import { createNavigation } from '@fieldspan/federation/navigation';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUncaught } from './errors/uncaught.ts';
import type { PageParts } from './page-parts.ts';
import { RemoteLoader } from './remotes/remote-loader.ts';
import { reportFailure } from './remotes/report-failure.ts';
import { RunningSet } from './remotes/running-set.ts';
import { pageRemote, pageSet } from './remotes/testing/page-set.ts';
import { reportUncaught } from './report-uncaught.ts';
import { routeTable } from './routing/route-table.ts';

const OLD = '1.0.0+0123456789ab';
const library = pageRemote('library', '1.0.0');
const route = { path: '/library', title: 'Library', login: true, print: false };
const set = pageSet(7, { library: { ...library, manifest: { ...library.manifest, routes: [route] } } });
const loader = new RemoteLoader(set.remotes, () => Promise.reject(new Error('no remote')));
const parts: PageParts = {
  running: new RunningSet(set),
  set,
  table: routeTable([], set),
  navigation: createNavigation(window),
  loader,
  loadedBy: null,
};
const voted = vi.hoisted(() => vi.fn());
vi.mock('./remotes/cast-vote.ts', () => ({ castVote: voted }));

let reports: Record<string, unknown>[];
let stop: () => void;

beforeEach(() => {
  signInAfresh();
  voted.mockClear();
  history.replaceState(null, '', '/library');
  reports = [];
  fakeServer(async ({ request }) => {
    reports.push(Object.fromEntries(await request.formData()));
    return { body: { data: { record_id: 1, slug: 'x' } } };
  });
  keepUncaught();
  stop = reportUncaught(parts);
});
afterEach(() => stop());

const inPromise = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reports the release of the file, whatever page is visible, and counts against its canary', async () => {
  const error = new TypeError('late');
  error.stack = `TypeError: late\n    at f (https://app.example.com/r/forms/${OLD}/app.js:1:2)`;
  inPromise(error);
  await vi.waitFor(() => expect(reports).toMatchObject([{ remote: 'forms', release: OLD, set_seq: '7' }]));
  expect(voted.mock.calls).toEqual([[{ remote: 'forms', id: OLD, kind: 'failed' }]]);
});

it('reports an error without a file for the visible page, and blames no release for it', async () => {
  inPromise('a text');
  await vi.waitFor(() => expect(reports).toMatchObject([{ remote: 'library', release: library.id }]));
  expect(voted).not.toHaveBeenCalled();
});

it('does not report again what an error boundary has reported', async () => {
  const error = new Error('told');
  reportFailure(set, { part: 'library', error }, library.id);
  inPromise(error);
  inPromise(new Error('another'));
  await vi.waitFor(() => expect(reports).toHaveLength(2));
  expect(new Set(reports.map((report) => report['user_error_message']))).toEqual(new Set(['another', 'told']));
});
