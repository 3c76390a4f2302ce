// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HoursThisWeek } from './hours-this-week.tsx';

let stored: Stored;

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  signedIn(stored);
});
afterEach(cleanup);

const day = (date: string, approved: number, waiting: number) => ({ day: date, approved, waiting });
const card = async () => within(await screen.findByRole('region', { name: 'Hours this week' }));

it('shows the hours of each day, and what of them is approved', async () => {
  stored['TimeLog/hours-by-day'] = {
    data: { days: [day('2026-11-16', 16, 0), day('2026-11-17', 7.25, 8)], people: 3 },
  };
  await openPart(HoursThisWeek, { userId: OWN_ID });
  const picture = within(
    await (await card()).findByRole('figure', { name: '31.25 hours of 3 people this week, by day' }),
  );
  expect(picture.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '16Mon',
    '15.25Tue',
    'Approved23.25 h',
    'Not approved yet8 h',
  ]);
});

it('shows the hours of the last period of pay by class, and what of it waits', async () => {
  stored['TimeLog/hours-by-day'] = {
    data: {
      days: [day('2026-11-16', 8, 0)],
      people: 1,
      by_class: {
        from: '2026-11-08',
        to: '2026-11-14',
        classes: [
          { code: 'REG', hours: 312.5 },
          { code: 'OT15', hours: 14 },
        ],
        waiting: 2,
      },
    },
  };
  await openPart(HoursThisWeek, { userId: OWN_ID });
  const picture = within(await (await card()).findByRole('figure', { name: /^Approved hours by class/ }));
  expect(picture.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '312.5Regular',
    '14Overtime 1.5 ×',
  ]);
  expect((await card()).getByText(/2 logs not approved yet/)).toBeDefined();
});

it('says what to do while there is nothing', async () => {
  stored['TimeLog/hours-by-day'] = { data: { days: [day('2026-11-16', 0, 0)], people: 0 } };
  await openPart(HoursThisWeek, { userId: OWN_ID });
  expect(await (await card()).findByText('No hours this week yet')).toBeDefined();
});
