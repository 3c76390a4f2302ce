// @vitest-environment jsdom
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastList, person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from '../testing/open.ts';
import { PlaceChoice } from './place-choice.tsx';

const HOUR_MS = 3_600_000;
const user = userEvent.setup();
const notification = (id: number, more: object) =>
  rowOf('Notification', {
    id,
    slug: `n${id}`,
    message: `Message ${id}`,
    link: null,
    is_dismissed: 0,
    created_at: new Date(Date.now() - HOUR_MS).toISOString(),
    ...more,
  });

let stored: Stored;
let asked: Request[];

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Basic' }) },
    'Notification/save': { data: { record_id: 1, slug: 'n1' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('ALERT006 the feed has every notification, page by page, and can restore a dismissed one', async () => {
  stored['Notification/get'] = {
    data: [notification(1, { link: '/services/mine' }), notification(2, { is_dismissed: 1 })],
    meta: { count: 60, num_pages: 3 },
  };
  await open('/notifications/feed?page=2');
  const [first, second] = (await screen.findAllByRole('listitem')).filter((row) =>
    row.textContent?.includes('Message'),
  );
  expect(lastList(asked, 'Notification/get')).toMatchObject({ page: 2, limit: 25, order: [['created_at', 'DESC']] });
  expect(first && within(first).getByRole('link', { name: 'Message 1' }).getAttribute('href')).toBe('/services/mine');
  expect(first?.textContent).toContain('New');
  expect(screen.getByText('26–50 of 60')).toBeTruthy();
  if (!second) throw new Error('No second row');
  await user.click(within(second).getByRole('button', { name: 'Undo' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'Notification/save')).toEqual([{ id: '2', is_dismissed: '0' }]),
  );
});

it('an empty feed and a failed one look different', async () => {
  await open('/notifications/feed');
  expect(await screen.findByText('No alerts')).toBeTruthy();
  cleanup();
  stored['Notification/get'] = { success: false, errors: ['No'] };
  asked = signedIn(stored);
  await open('/notifications/feed');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('ALERT008 the news show the latest release note with its date', async () => {
  stored['ReleaseNote/get'] = {
    data: [
      rowOf('ReleaseNote', { id: 1, title: 'Draw on photos', body: 'Circle, point.', release_date: '2021-11-06' }),
    ],
  };
  await open('/notifications/news');
  expect(await screen.findByRole('region', { name: 'Draw on photos' })).toBeTruthy();
  expect(screen.getByText('Nov 6, 2021')).toBeTruthy();
  expect(lastList(asked, 'ReleaseNote/get')).toMatchObject({ limit: 1, order: [['release_date', 'DESC']] });
});

it('the settings show the actual state of a browser without support', async () => {
  await open('/notifications/settings');
  const push = await screen.findByRole('switch', { name: 'Notifications on this device' });
  expect(push).toHaveProperty('disabled', true);
  expect(screen.getByText(/This browser cannot show notifications/)).toBeTruthy();
});

const wayOf = (kind: string) =>
  within(screen.getByRole('group', { name: kind }))
    .getAllByRole('radio')
    .find((radio) => radio instanceof HTMLInputElement && radio.checked)
    ?.closest('label')?.textContent;

const choose = (kind: string, way: string) =>
  user.click(within(screen.getByRole('group', { name: kind })).getByRole('radio', { name: way }));

it('chooses for each kind of alerts whether it comes at once, once a day or not, one at a time', async () => {
  const kept = { from: '22:00', to: '06:00', time_zone: 'UTC', task_mail: true };
  stored['User/quiet-hours'] = { data: { ...kept, muted: ['forms'], daily: ['locates'] } };
  // What another page chose meanwhile is in the answer.
  stored['User/save-notice-kind'] = { data: { ...kept, muted: ['time', 'forms', 'visits'], daily: ['locates'] } };
  await open('/notifications/settings');
  await screen.findByRole('group', { name: 'Time and expenses' });
  expect(['Time and expenses', 'Forms and signatures', 'Locates'].map(wayOf)).toEqual(['At once', 'Off', 'Once a day']);
  expect(screen.getByText(/one mail at 16:30, your time/)).toBeTruthy();
  await choose('Time and expenses', 'Off');
  await vi.waitFor(() => expect(wayOf('Visits and service calls')).toBe('Off'));
  stored['User/save-notice-kind'] = { data: { ...kept, muted: ['time', 'visits'], daily: ['forms', 'locates'] } };
  await choose('Forms and signatures', 'Once a day');
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'User/save-notice-kind')).toEqual([
      { kind: 'time', way: 'off' },
      { kind: 'forms', way: 'daily' },
    ]),
  );
  expect(['Time and expenses', 'Forms and signatures', 'Locates'].map(wayOf)).toEqual([
    'Off',
    'Once a day',
    'Once a day',
  ]);
});

it('shows what is kept when a choice was refused', async () => {
  const kept = { from: null, to: null, time_zone: 'UTC', task_mail: true, muted: [], daily: [] };
  stored['User/quiet-hours'] = { data: kept };
  stored['User/save-notice-kind'] = { success: false, errors: ['Not now.'] };
  await open('/notifications/settings');
  const forms = await screen.findByRole('group', { name: 'Forms and signatures' });
  await user.click(within(forms).getByRole('radio', { name: 'Off' }));
  await vi.waitFor(async () => expect(await savedForms(asked, 'User/save-notice-kind')).toHaveLength(1));
  await vi.waitFor(() => expect(wayOf('Forms and signatures')).toBe('At once'));
});

it('switches mail of actions off without a word of quiet hours, which another page may have changed', async () => {
  const kept = { from: '22:00', to: '06:00', time_zone: 'UTC', muted: [] };
  stored['User/quiet-hours'] = { data: { ...kept, task_mail: true } };
  stored['User/save-quiet-hours'] = { data: { ...kept, task_mail: false } };
  await open('/notifications/settings');
  await user.click(await screen.findByRole('switch', { name: 'Actions that are due or late' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'User/save-quiet-hours')).toEqual([
      { task_mail: 'false', time_zone: expect.any(String) },
    ]),
  );
});

const LOUD = { model: 'Job', id: 41, slug: 'loud', number: 'J1', name: 'Loud tower', way: 'mute' };

it('lists the projects and calls with a choice of their own, and takes one back', async () => {
  const call = { model: 'Service', id: 7, slug: 'boiler', number: null, name: 'Boiler', way: 'follow' };
  stored['User/quiet-hours'] = { data: { from: null, to: null, time_zone: 'UTC', task_mail: true } };
  stored['Notification/places'] = { data: [LOUD, call] };
  stored['Notification/save-place'] = { data: [call] };
  await open('/notifications/settings');
  const link = await screen.findByRole('link', { name: 'J1 Loud tower' });
  expect(link.getAttribute('href')).toBe('/project/loud/dashboard');
  expect(link.closest('li')?.textContent).toContain('No alerts');
  expect(screen.getByRole('link', { name: 'Boiler' }).getAttribute('href')).toBe('/service/boiler/dashboard');
  await user.click(screen.getByRole('button', { name: 'Undo the choice for Loud tower' }));
  await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'J1 Loud tower' })).toBeNull());
  expect(await savedForms(asked, 'Notification/save-place')).toEqual([{ model: 'Job', id: '41', way: 'usual' }]);
});

it('chooses what one project tells, from its page', async () => {
  stored['Notification/places'] = { data: [{ ...LOUD, way: 'follow' }] };
  stored['Notification/save-place'] = { data: [LOUD] };
  const record = { model: 'Job', id: 41, slug: 'loud', title: 'Loud tower' } as const;
  render(
    <BareFrame>
      <PlaceChoice record={record} onClose={vi.fn()} />
    </BareFrame>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Notify me' }));
  expect(await dialog.findByRole('radio', { name: /^All alerts at once/ })).toHaveProperty('checked', true);
  await user.click(dialog.getByRole('radio', { name: /^No alerts/ }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'Notification/save-place')).toEqual([{ model: 'Job', id: '41', way: 'mute' }]),
  );
  await vi.waitFor(() => expect(dialog.getByRole('radio', { name: /^No alerts/ })).toHaveProperty('checked', true));
});
