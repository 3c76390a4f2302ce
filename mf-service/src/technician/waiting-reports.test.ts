// @vitest-environment jsdom
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { expect, it } from 'vitest';
import { stateWith, waitingOf } from './waiting-reports.ts';

const item = (call: OutboxItem['call'], payload: object, more: Partial<OutboxItem> = {}): OutboxItem => ({
  clientKey: `${call} ${JSON.stringify(payload)}`,
  lane: 'service:1',
  laneLabel: null,
  call,
  payload: { ...payload },
  label: 'Igniter × 1',
  state: 'waiting',
  error: null,
  createdAt: 0,
  fileName: null,
  uploadId: null,
  memo: null,
  first: null,
  after: [],
  editAt: null,
  isBulk: false,
  isDurable: true,
  ...more,
});

it('has what waits of one visit: steps, parts and photos; what was refused waits no more', () => {
  const items = [
    item('VisitEvent/save', { visit_id: 7, kind: 'travel' }),
    item('VisitEvent/save', { visit_id: 7, kind: 'arrive' }),
    item('VisitEvent/save', { visit_id: 8, kind: 'done' }),
    item('VisitEvent/save', { visit_id: 7, kind: 'done' }, { state: 'failed' }),
    item('VisitPart/save', { visit_id: 7, description: 'Igniter' }),
    item('ServiceFile/save', { visit_id: 7, moment: 'before' }),
    item('ServiceFile/save', { visit_id: 7, moment: 'after' }),
    item('ServiceFile/save', { visit_id: 8, moment: 'after' }),
    item('VisitTask/save', { id: 4, visit_id: 7, done_at: '2026-11-20T08:00:00Z' }),
    item('VisitTask/save', { id: 5, visit_id: 7, done_at: null }),
  ];
  const waiting = waitingOf(items, 7);
  expect(waiting.steps).toEqual(['travel', 'arrive']);
  expect(waiting.parts.map(({ text }) => text)).toEqual(['Igniter × 1']);
  expect(waiting.photos.map(({ moment }) => moment)).toEqual(['before', 'after']);
  expect(waiting.ticks).toEqual(
    new Map([
      [4, true],
      [5, false],
    ]),
  );
  expect(stateWith('published', waiting.steps)).toBe('arrived');
});

it('a step that the server has already heard changes nothing', () => {
  expect(stateWith('done', ['travel', 'arrive', 'done'])).toBe('done');
  expect(stateWith('arrived', ['arrive', 'pause'])).toBe('paused');
});
