// @vitest-environment jsdom
import type { Schedule } from '@fieldspan/contract/schedule-calls';
import { expect, it } from 'vitest';
import { boardRows } from './board-rows.ts';
import { lift, moved, warningsOf } from './lifted.ts';
import { withVisits } from './live-schedule.ts';
import { someVisit } from './testing/some-visit.ts';
import { walk } from './walk.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00`).toISOString();
const ms = (time: string) => Date.parse(at(time));
const busy = someVisit({ lead_id: 1, starts_at: at('09:00'), ends_at: at('10:30'), lat: 43.4516, long: -80.4925 });
const call = someVisit({ state: 'tray', lead_id: null, duration_min: 90, lat: 43.546, long: -80.253 });
const schedule: Schedule = {
  people: [],
  visits: [busy, call],
  leaves: [{ id: 1, user_id: 2, from_on: '2026-11-17', to_on: '2026-11-18', kind: 'holiday' }],
  needs: [{ type_id: 3, title: 'Gas ticket', gate: 'block', reach: 'one', service_id: call.service_id, job_id: null }],
  certificates: [{ user_id: 1, type_id: 3, expires: null }],
  may_plan: true,
  cursor: '',
};

it('a call from the tray is lifted to a person at a time, as long as it is thought to take', () => {
  const lifted = lift(call, { leadId: 1, startsMs: ms('11:00') });
  expect([lifted.leadId, lifted.startsMs, lifted.endsMs]).toEqual([1, ms('11:00'), ms('12:30')]);
  expect(lift(busy, { leadId: 2, startsMs: 0 })).toMatchObject({ leadId: 1, startsMs: ms('09:00') });
});

it('keys move it by a quarter of an hour or a day, and make it longer and shorter', () => {
  const lifted = lift(call, { leadId: 1, startsMs: ms('11:00') });
  expect(moved(lifted, 'ArrowRight', false)?.startsMs).toBe(ms('11:15'));
  expect(moved(lifted, 'ArrowLeft', true)?.startsMs).toBe(ms('11:00') - 86_400_000);
  expect(moved(lifted, '+', false)?.endsMs).toBe(ms('12:45'));
  expect(moved({ ...lifted, endsMs: ms('11:15') }, '-', false)?.endsMs).toBe(ms('11:15'));
  expect(moved(lifted, 'x', false)).toBeNull();
});

const to = (leadId: number, time: string) => warningsOf(lift(call, { leadId, startsMs: ms(time) }), schedule);

it('what is in the way is known before it is dropped', () => {
  expect(to(1, '10:00').map(({ kind }) => kind)).toEqual(['conflict']);
  expect(to(1, '10:30').map(({ kind }) => kind)).toEqual(['travel']);
  expect(to(1, '11:05')).toEqual([]);
  expect(to(2, '11:05').map(({ kind }) => kind)).toEqual(['leave', 'certificate']);
});

it('a newer version of a visit takes the place of an older one, never the other way round', () => {
  const newer = { ...busy, version: 3, state: 'done' as const };
  expect(withVisits(schedule, [newer]).visits[0]).toBe(newer);
  expect(withVisits(withVisits(schedule, [newer]), [busy]).visits[0]).toBe(newer);
});

it('arrows walk from visit to visit and over rows that are empty', () => {
  const person = { slug: 'x', first_name: 'T', last_name: null, job_title: null, is_service_tech: 1 } as const;
  const other = someVisit({ lead_id: 3, starts_at: at('09:00'), ends_at: at('10:00') });
  const next = someVisit({ lead_id: 1, starts_at: at('11:00'), ends_at: at('12:00') });
  const people = [
    { ...person, id: 1 },
    { ...person, id: 2 },
    { ...person, id: 3 },
  ];
  const rows = boardRows(people, [busy, next, other]);
  expect(walk(rows, { activeId: null, column: 0 }, 'ArrowRight')?.id).toBe(busy.id);
  expect(walk(rows, { activeId: busy.id, column: 0 }, 'ArrowRight')).toMatchObject({ id: next.id, column: 1 });
  expect(walk(rows, { activeId: next.id, column: 1 }, 'ArrowDown')?.id).toBe(other.id);
  expect(walk(rows, { activeId: other.id, column: 0 }, 'ArrowUp')?.id).toBe(busy.id);
  expect(walk(rows, { activeId: busy.id, column: 0 }, 'x')).toBeNull();
});
