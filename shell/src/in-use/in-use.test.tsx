// @vitest-environment jsdom
import { alertError, alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { ApiError } from '@fieldspan/api/api-error';
import { closeInUse, inUseAtom } from '@fieldspan/api/in-use';
import { store } from '@fieldspan/api/store';
import type { InUse as InUseAnswer } from '@fieldspan/contract/in-use';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { InUseDialog } from './in-use-dialog.tsx';

afterEach(() => {
  cleanup();
  closeInUse();
  clearAlerts();
});

const role: InUseAnswer = {
  model: 'JobPersonnelRole',
  record_id: 7,
  kind: 'Role',
  title: 'Foreman',
  can_archive: true,
  users: [
    {
      kind: 'Project role',
      count: 60,
      records: [
        { id: 1, title: 'J-1 Mill · Ana Admin', path: '/project/1/dashboard' },
        { id: 2, title: 'Somebody', path: null },
      ],
    },
  ],
};

const refuse = (in_use: InUseAnswer) =>
  alertError(new ApiError('refused', { call: 'JobPersonnelRole/delete', errors: ['in use'], data: { in_use } }));

it('a refused delete opens the dialog and no alert', () => {
  refuse(role);
  expect(store.get(inUseAtom)).toEqual([{ in_use: role }]);
  expect(store.get(alertsAtom)).toEqual([]);
  alertError(new ApiError('refused', { call: 'Contact/delete', errors: ['No permission.'] }));
  expect(store.get(alertsAtom)).toHaveLength(1);
});

it('lists what uses the record, says how many more there are, and offers to archive it', async () => {
  render(<InUseDialog refused={[role]} />);
  const dialog = await screen.findByRole('dialog', { name: '“Foreman” is in use' });
  expect(dialog.textContent).toContain('Project role 60');
  expect(screen.getByRole('link', { name: 'J-1 Mill · Ana Admin' }).getAttribute('href')).toBe('/project/1/dashboard');
  expect(screen.getByText('and 58 more')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Archive instead' })).toBeTruthy();
});

it('offers nothing if a record cannot be archived, and shows several together', async () => {
  const other = { ...role, record_id: 8, title: 'Helper', can_archive: false };
  render(<InUseDialog refused={[other, { ...other, record_id: 9, title: 'Guest' }]} />);
  expect(await screen.findByRole('dialog', { name: '2 records are in use' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Guest' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Archive instead' })).toBeNull();
  act(() => void refuse(role));
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(store.get(inUseAtom)).toEqual([]);
});
