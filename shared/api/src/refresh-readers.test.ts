// @vitest-environment jsdom
import { fakeServer } from '@fieldspan/testing/fake-server';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { call, callAll } from './call.ts';
import { deleteRecord } from './delete-record.ts';
import { request } from './http.ts';
import { refreshReaders, queryClient } from './query-client.ts';
import { equipmentTypesQuery } from './queries/equipment.ts';
import { myServicesQuery } from './queries/my-day.ts';
import { projectPersonnelQuery, projectQuery } from './queries/records.ts';
import { equipmentHeldQuery } from './queries/related.ts';
import { messagesQuery } from './queries/messages.ts';
import type { QueryValue } from './queries/query-value.ts';
import { saveRecord } from './save-record.ts';
import { beginSession } from './session.ts';

/** Calls that arrived, in order. */
let asked: string[];

beforeEach(() => {
  queryClient.clear();
  asked = [];
  beginSession({
    apiKey: 'key',
    sessionToken: 'tok',
    userId: 4,
    userSlug: 'dana',
    staySignedIn: true,
    masterKey: false,
  });
  fakeServer(({ call: name, request: sent }) => {
    asked.push(name);
    if (sent.method === 'POST') return { body: { data: { record_id: 9, slug: 'x' } } };
    return { body: { data: [], meta: { num_pages: 1, count: 0 } } };
  });
});

/** As the board asks; what is answered does not matter. */
const askBoard = (signal: AbortSignal) =>
  request({ call: 'Schedule/get', verb: 'GET', path: 'Schedule/get', payload: {} }, { signal });

type Shown = Pick<QueryValue<unknown>, 'queryKey'>;

const isStale = ({ queryKey }: Shown) => queryClient.getQueryState(queryKey)?.isInvalidated === true;

it('a saved machine makes stale what an employee holds, and the counts of the types: another remote shows either', async () => {
  await queryClient.fetchQuery(equipmentHeldQuery(7));
  await queryClient.fetchQuery(equipmentTypesQuery());
  await queryClient.fetchQuery(projectPersonnelQuery(3));
  await saveRecord('Equipment', { id: 1, version: 1, holder_id: 8 });
  expect([equipmentHeldQuery(7), equipmentTypesQuery(), projectPersonnelQuery(3)].map(isStale)).toEqual([
    true,
    true,
    false,
  ]);
});

it('a leave makes the board stale, whose call is named like a reading of records', async () => {
  const board = {
    queryKey: ['Schedule', 'board'],
    queryFn: ({ signal }: { signal: AbortSignal }) => askBoard(signal),
  } as const;
  await queryClient.fetchQuery(board).catch(() => undefined);
  await saveRecord('Material', { id: 1, version: 1, description: 'Pipe' });
  expect(isStale(board)).toBe(false);
  await saveRecord('Leave', { id: 1, version: 1, to_on: '2026-11-30' });
  expect(isStale(board)).toBe(true);
});

it('what shows is read again before the save resolves', async () => {
  const stop = new QueryObserver(queryClient, equipmentHeldQuery(7)).subscribe(() => undefined);
  await queryClient.fetchQuery(equipmentHeldQuery(7));
  const before = asked.filter((name) => name === 'Equipment/get').length;
  await saveRecord('Equipment', { id: 1, version: 1, description: 'Lift' });
  expect(asked.filter((name) => name === 'Equipment/get')).toHaveLength(before + 1);
  stop();
});

it('an answer is stale by what it includes too, and by the links between', async () => {
  await queryClient.fetchQuery(projectPersonnelQuery(3));
  await call('User/save', { id: 8, first_name: 'Ana' });
  expect(isStale(projectPersonnelQuery(3))).toBe(true);
});

it('a deleted record makes stale what pointed at it, and the trash', async () => {
  await queryClient.fetchQuery(equipmentHeldQuery(7));
  await deleteRecord('User', { id: 7 });
  expect(isStale(equipmentHeldQuery(7))).toBe(true);
});

it('a special call is about what its name says, and what the contract says beside', async () => {
  await queryClient.fetchQuery(myServicesQuery());
  await refreshReaders('ServicePersonnel/save');
  expect(isStale(myServicesQuery())).toBe(true);
});

it('leaves alone what reads nothing of it, and what keeps itself', async () => {
  await queryClient.fetchQuery(myServicesQuery());
  await queryClient.fetchQuery(messagesQuery(3));
  await refreshReaders('Message/save', 'ErrorLog/save', 'user/sign-out');
  expect([myServicesQuery(), messagesQuery(3)].map(isStale)).toEqual([false, false]);
});

const askThreads = ({ signal }: { signal: AbortSignal }) => callAll('MessageThread', { fields: ['id'] }, { signal });

it('leaves alone what a remote that was published earlier refreshes itself, but not what the shell shares with it', async () => {
  const notices = { queryKey: ['notifications', 'feed'] } as const;
  const unread = { queryKey: ['messaging', 'unread'] } as const;
  await queryClient.fetchQuery({ ...notices, queryFn: askThreads });
  await queryClient.fetchQuery({ ...unread, queryFn: askThreads });
  await refreshReaders('MessageThread/save');
  expect([notices, unread].map(isStale)).toEqual([false, true]);
});

it('a read that failed is read again after the change that mends it', async () => {
  fakeServer(() => ({ body: { success: false, errors: ['Project not found.'] } }));
  await queryClient.fetchQuery({ ...projectQuery('x'), retry: false }).catch(() => undefined);
  await refreshReaders('Job/save');
  expect(isStale(projectQuery('x'))).toBe(true);
});
