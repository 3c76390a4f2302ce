// @vitest-environment jsdom
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PaletteDialog } from './palette-dialog.tsx';

const onSelect = vi.fn();
const onClose = vi.fn();
const pages = [
  { label: 'Projects', icon: null, to: '/projects/list' },
  { label: 'Forms', icon: null, to: '/forms/templates' },
  { label: 'Taxes', words: 'GST, sales tax', icon: null, to: '/settings/taxes', isHidden: true },
];
const actions = [{ label: 'Dark theme', icon: null, onSelect }];

const hit = { kind: 'job', id: 7, slug: 'arena', title: 'Arena roof', subtitle: 'P-7 · Hamilton' };

function open() {
  render(
    <BareFrame>
      <PaletteDialog open pages={pages} actions={actions} onClose={onClose} />
    </BareFrame>,
  );
}

beforeEach(() => {
  signInAfresh();
  onSelect.mockClear();
  onClose.mockClear();
  window.history.replaceState(null, '', '/');
});

it('shows local commands at once, and the server’s results after them', async () => {
  const asked = fakeServer(() => ({ body: { data: [hit] } }));
  open();
  const field = await screen.findByRole('combobox', { name: 'Find anything' });
  await userEvent.type(field, 'pro');
  expect(screen.getByRole('option', { name: 'Projects' })).toBeTruthy();
  await screen.findByRole('option', { name: /Arena roof/ });
  expect(asked.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['pro']);
});

it('Enter opens the first, and closes the palette', async () => {
  fakeServer(() => ({ body: { data: [] } }));
  open();
  await userEvent.type(await screen.findByRole('combobox'), 'form{Enter}');
  expect(window.location.pathname).toBe('/forms/templates');
  expect(onClose).toHaveBeenCalled();
});

it('shows settings only to who looks for them, also by other words', async () => {
  fakeServer(() => ({ body: { data: [] } }));
  open();
  const field = await screen.findByRole('combobox');
  expect(screen.getByRole('option', { name: 'Projects' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Taxes' })).toBeNull();
  await userEvent.type(field, 'gst{Enter}');
  expect(window.location.pathname).toBe('/settings/taxes');
});

it('arrow keys reach a record of the server', async () => {
  fakeServer(() => ({ body: { data: [hit] } }));
  open();
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'arena');
  await screen.findByRole('option', { name: /Arena roof/ });
  await userEvent.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/project/arena/dashboard');
});

it('runs an action', async () => {
  fakeServer(() => ({ body: { data: [] } }));
  open();
  await userEvent.type(await screen.findByRole('combobox'), 'dark');
  await userEvent.click(screen.getByRole('option', { name: 'Dark theme' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('says that nothing is found, and that the server is away', async () => {
  fakeServer(() => Promise.reject(new TypeError('no network')));
  open();
  await userEvent.type(await screen.findByRole('combobox'), 'zzz');
  await waitFor(() => expect(screen.getByText(/The server cannot be reached/)).toBeTruthy());
});
