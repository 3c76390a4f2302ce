// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { YourDay } from './your-day.tsx';

let stored: Stored;

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  signedIn(stored);
});
afterEach(cleanup);

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the next calls, or that there are none', async () => {
  const call = {
    id: 5,
    slug: 'rtu',
    job_num: 'S-8812',
    job_name: 'Rooftop unit',
    customer_name_cache: 'Harbour Foods',
  };
  const open = { address: null, city: null, status_id: 1, priority: null, scheduled_at: null };
  stored['Service/my-list'] = { data: [{ ...call, ...open }] };
  await openPart(YourDay, { userId: OWN_ID });
  const stop = await (await card('Your day')).findByRole('link', { name: 'Rooftop unit' });
  expect(stop.getAttribute('href')).toBe('/service/rtu/visit');
  cleanup();
  signedIn({ ...stored, 'Service/my-list': { data: [] } });
  await openPart(YourDay, { userId: OWN_ID });
  expect(await (await card('Your day')).findByText('Nothing planned for you')).toBeDefined();
});
