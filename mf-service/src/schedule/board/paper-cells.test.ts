import { expect, it } from 'vitest';
import { boardRows } from './board-rows.ts';
import { paperCells, paperTimes } from './paper-cells.ts';
import { someVisit } from './testing/some-visit.ts';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'];
const at = (day: string, time: string) => new Date(`${day}T${time}:00`).toISOString();
const person = { id: 1, slug: 'x', first_name: 'T', last_name: null, job_title: null, is_service_tech: 1 } as const;

it('a visit stands on every day that it touches, one until midnight on its own day alone', () => {
  const [row] = boardRows(
    [person],
    [
      someVisit({ num: 'night', starts_at: at('2026-11-16', '23:00'), ends_at: at('2026-11-17', '01:00') }),
      someVisit({ num: 'late', starts_at: at('2026-11-17', '22:00'), ends_at: at('2026-11-18', '00:00') }),
    ],
  );
  if (!row) throw new Error('There is no row.');
  const away = { id: 1, user_id: 1, from_on: '2026-11-18', to_on: '2026-11-20', kind: 'holiday' };
  const cells = paperCells(row, DAYS, [away, { ...away, id: 2, user_id: 2, from_on: '2026-11-16' }]);
  expect(cells.map(({ isAway, bars }) => ({ isAway, nums: bars.map(({ visit }) => visit.num) }))).toEqual([
    { isAway: false, nums: ['night'] },
    { isAway: false, nums: ['night', 'late'] },
    { isAway: true, nums: [] },
  ]);
  expect(row.bars.map(paperTimes)).toEqual(['Mon 23:00–Tue 01:00', '22:00–00:00']);
});
