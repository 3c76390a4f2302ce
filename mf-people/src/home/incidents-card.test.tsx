// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IncidentsCard } from './incidents-card.tsx';

let stored: Stored;

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  signedIn(stored);
});
afterEach(cleanup);

const TOTALS = { G: 0, H: 0, I: 0, J: 0, K: 0, L: 0, M: [0, 0, 0, 0, 0, 0] };
const register = (counts: Record<string, object>) => ({
  data: {
    year: 2026,
    company: { name: 'North', address: null },
    cases: [],
    totals: TOTALS,
    hours: 0,
    people: 0,
    // Both years answer the same here: the twelve months of each.
    months: Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`).map((month) => ({
      month,
      counts: counts[month] ?? {},
    })),
  },
});
const card = async () => within(await screen.findByRole('region', { name: 'Incidents' }));

it('shows how many there were in each of the last six months', async () => {
  stored['Incident/register'] = register({ '2026-08': { first_aid: 2 }, '2026-11': { none: 1, first_aid: 1 } });
  await openPart(IncidentsCard, { userId: OWN_ID });
  const picture = within(await (await card()).findByRole('figure', { name: '4 incidents in six months, by month' }));
  expect(picture.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '0Jun',
    '0Jul',
    '2Aug',
    '0Sep',
    '0Oct',
    '2Nov',
  ]);
});

it('says that there were none', async () => {
  stored['Incident/register'] = register({});
  await openPart(IncidentsCard, { userId: OWN_ID });
  expect(await (await card()).findByText('No incidents in six months')).toBeDefined();
});
