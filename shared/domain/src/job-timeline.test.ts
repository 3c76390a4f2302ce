import { expect, it } from 'vitest';
import { jobTimeline } from './job-timeline.ts';

const log = (day: string, hours: number | null, name: string) => ({ time_in: `${day}T12:00:00.000Z`, hours, name });

it('collects who worked and what was planned by day, the latest first', () => {
  const days = jobTimeline(
    [log('2026-11-18', 4.1, 'Kofi'), log('2026-11-18', 3.2, 'Kofi'), log('2026-11-18', null, 'Ana')],
    [
      { on: '2026-11-20', label: 'Start' },
      { on: '2026-11-18T15:00:00.000Z', label: 'Scheduled' },
      { on: null, label: 'Completed' },
      { on: '0000-00-00', label: 'Never' },
    ],
  );
  expect(days).toEqual([
    { day: '2026-11-20', labels: ['Start'], names: [], hours: 0 },
    { day: '2026-11-18', labels: ['Scheduled'], names: ['Kofi', 'Ana'], hours: 7.3 },
  ]);
});
