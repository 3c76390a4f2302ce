// @vitest-environment jsdom
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

const hit = (kind: string, title: string, subtitle = '') => ({
  kind,
  id: 1,
  slug: title.toLowerCase(),
  title,
  subtitle,
});

const added = { place: 'quick.add', Part: null } as const;
const host = filledHost([
  { ...added, part: 'project', label: 'New project', to: '/project/new/details' },
  { ...added, part: 'contact', label: 'New contact', to: '/contact/new/details' },
]);

let stored: Stored;
beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  signedIn(stored);
});
afterEach(cleanup);

const cards = () => screen.getAllByRole('region').map((card) => within(card).queryByRole('heading')?.textContent);

it('shows the kind with the best hit first, and what can be begun before it', async () => {
  stored['Search/everything'] = {
    data: [hit('order', 'PRO-7', 'Pipes'), hit('job', 'Promenade'), hit('order', 'PRO-70')],
  };
  await open('/find?q=pro', host);
  await screen.findByRole('link', { name: 'PRO-7' });
  expect(cards()).toEqual(['Actions', 'Purchase orders', 'Projects']);
  expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/project/new/details');
  expect(screen.queryByRole('link', { name: 'New contact' })).toBeNull();
  expect(screen.getByRole('link', { name: 'PRO-70' }).getAttribute('href')).toBe('/financial/purchase-orders/pro-70');
});

it('says that nothing is found', async () => {
  stored['Search/everything'] = { data: [] };
  await open('/find?q=zzz');
  expect(await screen.findByText('Nothing here matches “zzz”.')).toBeDefined();
});

it('says that the records could not be searched, and what can be begun is there all the same', async () => {
  stored['Search/everything'] = { status: 500 };
  await open('/find?q=project', host);
  expect(await screen.findByText('This could not be loaded')).toBeDefined();
  expect(screen.getByRole('link', { name: 'New project' })).toBeDefined();
});
