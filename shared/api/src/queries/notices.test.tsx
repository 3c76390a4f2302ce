// @vitest-environment jsdom
import { fakeServer } from '@fieldspan/testing/fake-server';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { beginSession } from '../session.ts';
import { latestNewsQuery, notificationsQuery } from './notices.ts';

let asked: { call: string; query: Record<string, string> }[];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = [];
  beginSession({ apiKey: 'k', sessionToken: 't', userId: 4, userSlug: 'dana', staySignedIn: true, masterKey: false });
  fakeServer(({ call, request }) => {
    asked.push({ call, query: Object.fromEntries(new URL(request.url).searchParams) });
    return { body: { data: [] } };
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

function Shown() {
  useQuery(notificationsQuery());
  return null;
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );

it('ALERT004 asks for the ten newest that are not dismissed', async () => {
  show();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const [{ call, query } = { call: '', query: {} }] = asked;
  expect(call).toBe('Notification/get');
  expect(query).toMatchObject({ limit: '10', order: '[["created_at","DESC"]]', filters: '{"is_dismissed":0}' });
});

it('ALERT007 asks again after half an hour, and not before', async () => {
  show();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(1_790_000));
  expect(asked).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

it('ALERT008 asks for the latest release note only', async () => {
  expect(await queryClient.fetchQuery(latestNewsQuery())).toBeNull();
  expect(asked).toEqual([
    { call: 'ReleaseNote/get', query: expect.objectContaining({ limit: '1', order: '[["release_date","DESC"]]' }) },
  ]);
});
