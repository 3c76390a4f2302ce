// @vitest-environment jsdom
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { person } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { open } from './testing/open.ts';

type Feed = { id: number; path: string; created_at: string; last_read_at: string | null };
const feedOf = (id: number): Feed => ({
  id,
  path: `/resources/calendars/secret-${id}.ics`,
  created_at: '2026-11-20T08:00:00Z',
  last_read_at: null,
});

let feed: Feed | null;
let apps: object[];
/** Why the server refuses changes; null while it does not. */
let refused: string | null;
let sent: { call: string; form: object }[];

beforeEach(() => {
  signInAfresh();
  [feed, refused, sent, apps] = [null, null, [], []];
  fakeServer(async ({ call, request }) => {
    if (request.method === 'POST') sent.push({ call, form: Object.fromEntries(await request.formData()) });
    if (refused !== null && request.method === 'POST') return { body: { success: false, errors: [refused] } };
    if (call === 'CalendarFeed/make') feed = feedOf(1);
    if (call === 'CalendarFeed/renew') feed = feedOf(2);
    if (call === 'CalendarFeed/remove') feed = null;
    if (call.startsWith('CalendarFeed/')) return { body: { data: feed } };
    if (call === 'User/find/dana') return { body: { data: person({ role_type: 'Basic' }) } };
    if (call === 'AddonApp/get') return { body: { data: apps, meta: { count: apps.length, num_pages: 1 } } };
    return { body: { data: [], meta: { count: 0, num_pages: 1 } } };
  });
});
afterEach(cleanup);

const user = userEvent.setup();
const address = () => screen.findByRole('textbox', { name: 'Address of your calendar' });
const shown = async () => String((await address()).getAttribute('value'));

async function openFeed() {
  await open('/schedule/week/2026-11-20');
  await user.click(await screen.findByRole('button', { name: 'Calendar feed' }));
  return within(await screen.findByRole('dialog', { name: 'Calendar feed' }));
}

it('an address is made when it is asked for, can be copied and scanned, and is written down nowhere else', async () => {
  const dialog = await openFeed();
  expect(sent).toEqual([]);
  await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
  expect(await shown()).toBe(`${window.location.origin}/resources/calendars/secret-1.ics`);
  expect(dialog.getByText('No calendar has read it yet.')).toBeDefined();
  expect(dialog.getByRole('img', { name: 'QR code' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: /Download/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(await dialog.findByText('Address copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(await shown());
});

it('a new address and switching off ask first', async () => {
  feed = feedOf(1);
  const dialog = await openFeed();
  await address();
  await user.click(dialog.getByRole('button', { name: 'New address' }));
  const question = within(await screen.findByRole('dialog', { name: 'A new address?' }));
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'New address' }));
  await waitFor(async () => expect(await shown()).toMatch(/secret-2\.ics$/));
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  const last = within(await screen.findByRole('dialog', { name: 'Switch the calendar feed off?' }));
  await user.click(last.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByRole('button', { name: 'Make an address' })).toBeDefined();
  expect(sent).toEqual([
    { call: 'CalendarFeed/renew', form: { id: '1' } },
    { call: 'CalendarFeed/remove', form: { id: '2' } },
  ]);
});

it('what was changed on another device is shown when a change is refused', async () => {
  feed = feedOf(1);
  const dialog = await openFeed();
  await address();
  await user.click(dialog.getByRole('button', { name: 'New address' }));
  const question = within(await screen.findByRole('dialog', { name: 'A new address?' }));
  [feed, refused] = [feedOf(7), 'This address was changed meanwhile.'];
  await user.click(question.getByRole('button', { name: 'New address' }));
  await waitFor(async () =>
    expect(String((await screen.findByLabelText('Address of your calendar')).getAttribute('value'))).toMatch(
      /secret-7\.ics$/,
    ),
  );
});

it('is not offered where the company has switched the app off', async () => {
  apps = [rowOf('AddonApp', { id: 1, key: 'calendar', is_installed: 0 })];
  await open('/schedule/week/2026-11-20');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Calendar feed' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
});
