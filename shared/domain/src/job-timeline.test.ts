import { expect, it } from 'vitest';
import { jobTimeline } from './job-timeline.ts';

const log = (day: string, hours: number | null, name: string) => ({
  time_in: `${day}T12:00:00.000Z`,
  time_out: null,
  hours,
  name,
});
/** A time of the device. */
const local = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

it('collects who worked and what was planned by day, the latest first', () => {
  const days = jobTimeline({
    logs: [log('2026-11-18', 4.1, 'Kofi'), log('2026-11-18', 3.2, 'Kofi'), log('2026-11-18', null, 'Ana')],
    visits: [],
    marks: [
      { on: '2026-11-20', label: 'Start' },
      { on: '2026-11-18T15:00:00.000Z', label: 'Scheduled' },
      { on: null, label: 'Completed' },
      { on: '0000-00-00', label: 'Never' },
    ],
  });
  expect(days).toEqual([
    { day: '2026-11-20', labels: ['Start'], names: [], hours: 0, planned: [], worked: [] },
    { day: '2026-11-18', labels: ['Scheduled'], names: ['Kofi', 'Ana'], hours: 7.3, planned: [], worked: [] },
  ]);
});

it('puts planned visits beside the time that was worked, cut at midnight', () => {
  const [second, first] = jobTimeline({
    logs: [{ time_in: local(18, 22), time_out: local(19, 6, 30), hours: 8.5, name: 'Kofi' }],
    visits: [
      { starts_at: local(18, 8), ends_at: local(18, 10, 15), name: 'Ana' },
      { starts_at: null, ends_at: null, name: null },
    ],
    marks: [],
  });
  expect(first).toMatchObject({
    day: '2026-11-18',
    names: ['Kofi', 'Ana'],
    hours: 8.5,
    planned: [{ from: 480, until: 615 }],
    worked: [{ from: 1320, until: 1440 }],
  });
  expect(second).toMatchObject({ day: '2026-11-19', hours: 0, worked: [{ from: 0, until: 390 }] });
});

it('draws nothing for a time that ends before it begins, or for ever', () => {
  const days = jobTimeline({
    logs: [{ time_in: local(18, 12), time_out: local(18, 9), hours: 0, name: 'Kofi' }],
    visits: [{ starts_at: local(1, 8), ends_at: '2099-01-01T00:00:00.000Z', name: null }],
    marks: [],
  });
  expect(days.find(({ day }) => day === '2026-11-18')?.worked).toEqual([]);
  expect(days.length).toBeLessThanOrEqual(31);
});
