// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

const LINE = { release: 'shell 1', reason: null, person: { id: 4, name: 'Priya Raman' } };
const CHANGE = {
  ...LINE,
  id: 12,
  at: '2026-11-20T08:00:00.000Z',
  version: 2,
  happened: 'changed',
  fields: [
    { field: 'city', old: 'Guelph', new: 'Elora', is_secret: false },
    { field: 'manager_id', old: null, new: '4', is_secret: false },
    { field: 'slug', old: null, new: null, is_secret: true },
  ],
};
const CREATED = { ...LINE, id: 3, at: '2026-11-19T08:00:00.000Z', version: 1, happened: 'created', fields: [] };
const history = (more: object = {}) => ({
  lines: [CHANGE, CREATED],
  names: { User: { 4: 'Priya Raman' } },
  next: null,
  version: 2,
  may_restore: true,
  ...more,
});

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/find/stone-road': {
      data: rowOf('Job', {
        id: 41,
        slug: 'stone-road',
        job_name: 'Stone Road',
        Customer: null,
        Manager: null,
        JobBid: [],
        JobEstimate: null,
      }),
    },
    'History/get': { data: history() },
    'History/restore': { data: { record_id: 41, slug: 'stone-road' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const opened = () => screen.findByRole('dialog', { name: 'History' });

describe('the history of a record', () => {
  it('opens from the page and from its address, and shows old and new values with the page’s labels', async () => {
    await open('/project/stone-road/details?history=1');
    const list = await within(await opened()).findAllByRole('listitem');
    expect(list).toHaveLength(2);
    expect(list[0]?.textContent).toContain('Changed by Priya Raman');
    expect(list[0]?.textContent).toContain('CityGuelph → Elora');
    expect(list[0]?.textContent).toContain('empty → Priya Raman');
    expect(list[0]?.textContent).toContain('Linkchanged; what it says is not kept');
    expect(within(list[0] ?? document.body).queryByRole('button', { name: /of Link/ })).toBeNull();
  });

  it('asks before a value or a version is restored', async () => {
    await open('/project/stone-road/details?history=1');
    const dialog = within(await opened());
    await user.click(await dialog.findByRole('button', { name: 'Restore this value of City' }));
    const question = within(await screen.findByRole('dialog', { name: 'Restore this value?' }));
    expect(question.getByText('City will be “Guelph” again.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Restore' }));
    await vi.waitFor(async () =>
      expect(await savedForms(asked, 'History/restore')).toEqual([
        { model: 'Job', id: '41', change: '12', field: 'city', version: '2' },
      ]),
    );
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Restore this version?' })).getByRole('button', {
        name: 'Restore',
      }),
    );
    await vi.waitFor(async () => expect(await savedForms(asked, 'History/restore')).toHaveLength(2));
    expect((await savedForms(asked, 'History/restore'))[1]).toEqual({
      model: 'Job',
      id: '41',
      change: '3',
      version: '2',
    });
  });

  it('offers no restoring to people who may not save, and says that nothing was changed', async () => {
    stored['History/get'] = { data: history({ may_restore: false }) };
    await open('/project/stone-road/details?history=1');
    await within(await opened()).findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
    cleanup();
    stored['History/get'] = { data: history({ lines: [] }) };
    asked = signedIn(stored);
    await open('/project/stone-road/details?history=1');
    expect(await screen.findByText('No changes yet')).toBeDefined();
  });

  it('says why it could not be read', async () => {
    stored['History/get'] = { success: false, errors: ['Project not found.'] };
    await open('/project/stone-road/details?history=1');
    expect(await screen.findByText('Project not found.')).toBeDefined();
  });
});
