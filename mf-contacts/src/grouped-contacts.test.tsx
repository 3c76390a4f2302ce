// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lastList, person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];

const contact = (id: number, name: string) => ({
  ...rowOf('Contact', { id, slug: `c${id}`, name, city: 'Hull' }),
  Company: null,
});
const group = (value: string | null, count: number) => ({ value, title: null, count, sums: {} });

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/groups': { data: [group('Hull', 51), group(null, 2)], meta: { count: 2, num_pages: 1 } },
    'Contact/get': { data: [contact(1, 'Harbour Foods')], meta: { count: 53, num_pages: 2 } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const head = (name: string) => screen.findByRole('button', { name });

it('groups by the column that is chosen: closed, with the number of rows of each', async () => {
  await open('/contacts?show=customers&q=food');
  await userEvent.click(await screen.findByRole('button', { name: 'Group by' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'City' }));
  expect((await head('Hull 51')).getAttribute('aria-expanded')).toBe('false');
  expect(await head('Without: City 2')).toBeTruthy();
  expect(screen.queryByText('Harbour Foods')).toBeNull();
  const query = lastList(asked, 'Contact/groups');
  expect(query).toMatchObject({ group: { by: 'city' }, page: 1, filters: { archived: 0, is_customer: 1 } });
  expect(Object(query['filters']).any).toHaveLength(4);
});

it('reads the rows of a group when it is opened, keeps it in the address, and has more of them on demand', async () => {
  await open('/contacts?group=city');
  await userEvent.click(await head('Hull 51'));
  expect(await screen.findByText('Harbour Foods')).toBeTruthy();
  expect((await head('Hull 51')).getAttribute('aria-expanded')).toBe('true');
  expect(lastList(asked, 'Contact/get')).toMatchObject({ within: { by: 'city', value: 'Hull' }, page: 1, limit: 50 });
  stored['Contact/get'] = { data: [contact(2, 'Harbour Ice')], meta: { count: 51, num_pages: 2 } };
  await userEvent.click(screen.getByRole('button', { name: 'Show more (50 left)' }));
  expect(await screen.findByText('Harbour Ice')).toBeTruthy();
  expect(lastList(asked, 'Contact/get')).toMatchObject({ page: 2 });
  await userEvent.click(await head('Hull 51'));
  await waitFor(() => expect(screen.queryByText('Harbour Foods')).toBeNull());
});

it('opens with the groups of the address, the nameless one too', async () => {
  await open('/contacts?group=city&open=');
  const table = await screen.findByRole('table', { name: 'Contacts Network' });
  expect(within(table).getByText('Harbour Foods')).toBeTruthy();
  expect(lastList(asked, 'Contact/get')).toMatchObject({ within: { by: 'city', value: null } });
});
