// @vitest-environment jsdom
import { visitsOfServiceQuery } from '@fieldspan/api/queries/visits';
import { queryClient, rememberAnswer } from '@fieldspan/api/query-client';
import { beforeEach, expect, it, vi } from 'vitest';

type Sent = { lane: string; clientKey: string; payload: Record<string, unknown> };

const listeners = vi.hoisted(() => new Map<string, (item: Sent, answer: { record_id: number }) => void>());
vi.mock('@fieldspan/api/outbox/outbox', () => ({
  onSent: vi.fn((call: string, listener: never) => listeners.set(call, listener)),
}));
vi.mock(import('@fieldspan/api/query-client'), async (original) => ({
  ...(await original()),
  rememberAnswer: vi.fn(async () => undefined),
}));
const { followSentReports } = await import('./sent-reports.ts');
followSentReports();

const { queryKey } = visitsOfServiceQuery(31);
const known = () => queryClient.getQueryData(queryKey);
const sent = (call: string, payload: object) =>
  listeners.get(call)?.(
    { lane: 'service:31', clientKey: 'key', payload: { visit_id: 7, ...payload } },
    { record_id: 90 },
  );

beforeEach(() => {
  queryClient.setQueryData(queryKey, [
    { id: 6, state: 'done', VisitTask: [], VisitPart: [] },
    { id: 7, state: 'published', VisitTask: [{ id: 4, done_at: null }], VisitPart: [] },
  ]);
});

it('a step that was accepted shows although the page could not be read again, and is kept', () => {
  sent('VisitEvent/save', { kind: 'travel' });
  expect(known()).toMatchObject([{ state: 'done' }, { state: 'travelling' }]);
  expect(rememberAnswer).toHaveBeenLastCalledWith(queryKey, known());
});

it('so do ticks and parts; a part shows once', () => {
  sent('VisitTask/save', { id: 4, done_at: '2026-11-20T08:00:00Z' });
  sent('VisitPart/save', { description: 'Igniter', quantity: 1 });
  sent('VisitPart/save', { description: 'Igniter', quantity: 1 });
  expect(known()).toMatchObject([
    { VisitTask: [], VisitPart: [] },
    {
      VisitTask: [{ id: 4, done_at: '2026-11-20T08:00:00Z' }],
      VisitPart: [{ id: 90, client_key: 'key', description: 'Igniter', quantity: 1 }],
    },
  ]);
});

it('a step of an unknown kind, and of a call that nobody looked at, changes nothing', () => {
  sent('VisitEvent/save', { kind: 'teleport' });
  expect(known()).toMatchObject([{ state: 'done' }, { state: 'published' }]);
  queryClient.clear();
  sent('VisitEvent/save', { kind: 'travel' });
  expect(known()).toBeUndefined();
});
