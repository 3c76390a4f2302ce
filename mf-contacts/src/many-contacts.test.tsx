// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];

const contact = (id: number, name: string, city: string) => ({
  ...rowOf('Contact', { id, slug: `c${id}`, name, city }),
  Company: null,
});
const view = (id: number, name: string, more: object) =>
  rowOf('ListView', { id, slug: `v${id}`, list: '/contacts', model: 'Contact', name, ...more });

beforeEach(() => {
  sessionStorage.clear();
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/get': {
      data: [contact(1, 'Harbour Foods', 'Hull'), contact(2, 'Kiln Valve', 'Ayr')],
      meta: { count: 4312, num_pages: 87 },
    },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const headers = () => screen.getAllByRole('columnheader').flatMap((head) => head.textContent || []);

it('offers all that match once the page is selected, and asks the server once', async () => {
  stored['ListJob/start'] = { data: { record_id: 9 } };
  stored['ListJob/read'] = {
    data: {
      id: 9,
      model: 'Contact',
      verb: 'save',
      state: 'running',
      total: 4312,
      done: 1000,
      failed: 0,
      is_undone: false,
    },
  };
  await open('/contacts?show=customers');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select all 4312 that match' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
  await waitFor(async () => expect(await savedForms(asked, 'ListJob/start')).toHaveLength(1));
  const [form] = await savedForms(asked, 'ListJob/start');
  expect(form).toMatchObject({ model: 'Contact', verb: 'save', expected: '4312', values: '{"archived":1}' });
  expect(JSON.parse(String(form?.['filters']))).toEqual({ archived: 0, is_customer: 1 });
  expect(await screen.findByText('1000 of 4312 …')).toBeTruthy();
  expect(await savedForms(asked, 'Contact/save')).toEqual([]);
});

it('shows the columns of the address, in its order', async () => {
  await open('/contacts?columns=city*200.name');
  await screen.findByText('Harbour Foods');
  expect(headers().slice(1, 3)).toEqual(['City', 'Name']);
  expect(screen.queryByRole('columnheader', { name: 'E-mail' })).toBeNull();
});

it('opens with the view that the person begins with, and says when it was changed', async () => {
  stored['ListView/get'] = {
    data: [view(3, 'By city', { address: '/contacts?sort=city&columns=name.city', is_default: 1, created_by: 7 })],
  };
  await open('/contacts');
  const button = await screen.findByRole('button', { name: 'View By city' });
  expect(headers().slice(1, 3)).toEqual(['Name', 'City']);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(await screen.findByRole('button', { name: 'View By city, changed' })).toBeTruthy();
  expect(button.isConnected).toBe(true);
});
