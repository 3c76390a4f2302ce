// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { keepAnswersWith, queryClient } from '@fieldspan/api/query-client';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { drawingsQuery } from '../queries/drawings.ts';
import { foundQuery } from '../queries/found.ts';
import type { AskedKey } from '../queries/query-key.ts';
import { planPinsQuery, planSheetQuery, planSheetsQuery } from '../queries/plans.ts';
import { beginSession, endSession } from '../session.ts';
import { keepSet, refreshKeptSets } from './keep-set.ts';
import { answerOrKept } from './kept-answers.ts';
import { keptSets } from './kept-sets.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

const SET = { tenantId: 1, setId: 3, jobId: 7, name: 'For construction', filename: 'set.pdf', bytes: 1000 };

const sheet = (id: number) =>
  rowOf('PlanSheet', {
    id,
    slug: `sheet-${id}`,
    set_id: 3,
    job_id: 7,
    file_id: 60,
    page: id,
    width: 2384,
    height: 1684,
    Job: null,
    PlanSet: null,
    LibraryUpload: null,
    Picture: rowOf('LibraryUpload', { id: 50 + id, slug: 'p', filename: `p${id}.webp`, thumb_filename: null }),
  });

let rows: Record<string, unknown[]>;
let edition: number;
let room: number;

const keep = () => keepSet(SET, { userId: 4, onShare: () => undefined, signal: new AbortController().signal });

const away = () => Promise.reject(new ApiError('network', { call: 'PlanSheet/get' }));

/** What a query answers while the server is away. */
const without = async (query: { queryKey: AskedKey }) => {
  const client = queryClient;
  const built = client.getQueryCache().build(client, { queryKey: query.queryKey });
  const context = { client, queryKey: query.queryKey, signal: new AbortController().signal, meta: undefined };
  return answerOrKept({ ask: away, context, query: built, edition });
};

beforeEach(() => {
  endSession();
  localStorage.clear();
  queryClient.clear();
  edition = 1;
  room = 1_000_000;
  vi.stubGlobal('caches', new MemoryCaches());
  const storage = { persist: async () => false, estimate: async () => ({ quota: room, usage: 0 }) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  beginSession({ apiKey: 'k', sessionToken: 't', userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false });
  keepAnswersWith((ask, context, query) => answerOrKept({ ask, context, query, edition }));
  rows = {
    'PlanSheet/get': [sheet(1), sheet(2)],
    'PlanSet/get': [],
    'ImageDrawLayer/get': [
      rowOf('ImageDrawLayer', { id: 9, sheet_id: 2, layer_json: '{}', is_personal: 1, CreatedBy: null }),
    ],
    'PlanPin/get': [],
  };
  const calls = fakeServer(({ call }) => ({ body: { data: rows[call] ?? [] } }));
  expect(calls).toEqual([]);
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, options?: RequestInit) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (url.includes('/resources/files/')) return new Response(new Uint8Array(1000), { status: 206 });
    if (url.includes('/resources/images/')) return new Response('picture');
    return answered(asked, options);
  });
});

it('keeps each sheet with its marks and pins as its screen asks for them', async () => {
  await keep();
  expect(await without(foundQuery(planSheetQuery('sheet-2')))).toMatchObject({ record: { id: 2, job_id: 7 } });
  expect(await without(planSheetsQuery(7))).toHaveLength(2);
  expect(await without(drawingsQuery({ sheet_id: 2 }))).toMatchObject([{ id: 9 }]);
  expect(await without(drawingsQuery({ sheet_id: 1 }))).toEqual([]);
  expect(await without(planPinsQuery(1))).toEqual([]);
  expect(keptSets()).toMatchObject([{ setId: 3, bytes: 1000 }]);
  const pictures = await caches.open('fieldspan-plans');
  expect(await pictures.match('/resources/images/-/p2.webp')).toBeDefined();
});

it('takes nothing where there is too little room', async () => {
  room = 1050;
  await expect(keep()).rejects.toMatchObject({ name: 'NoRoomError' });
  expect(keptSets()).toEqual([]);
});

it('reads again what is old, and takes a set away that the person sees no more', async () => {
  await keep();
  const leadsTo = { Picture: null, Task: null, CompanyForm: null, MessageThread: null, CreatedBy: null };
  rows['PlanPin/get'] = [rowOf('PlanPin', { id: 5, sheet_id: 1, kind: 'task', x: 0, y: 0, ...leadsTo })];
  await refreshKeptSets(1, 3_600_000);
  expect(await without(planPinsQuery(1))).toEqual([]);
  await refreshKeptSets(2, 0);
  expect(await without(planPinsQuery(1))).toEqual([]);
  await refreshKeptSets(1, 0);
  expect(await without(planPinsQuery(1))).toMatchObject([{ id: 5 }]);
  rows['PlanSheet/get'] = [];
  await refreshKeptSets(1, 0);
  expect(keptSets()).toEqual([]);
  expect(await (await caches.open('fieldspan-plans')).keys()).toEqual([]);
});

it('is gone with the session', async () => {
  await keep();
  endSession();
  expect(localStorage.getItem('fieldspan.kept-sets')).toBeNull();
  await vi.waitFor(async () => expect(await (await caches.open('fieldspan-plans')).keys()).toEqual([]));
});
