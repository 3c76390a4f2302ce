// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { FOUND } from '@fieldspan/records/testing/found-records';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = {
    ...FOUND,
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'JobNote/get': {
      data: [{ ...rowOf('JobNote', { id: 1, slug: 'n', title: 'Road closed', is_public: 1 }), CreatedBy: null }],
      meta: { count: 1, num_pages: 1 },
    },
    'JobNote/save': { data: { record_id: 2, slug: 'n2' } },
    'JobNote/public': {
      data: {
        job_name: 'Pump house',
        company_name: 'Northgate',
        notes: [{ slug: 'n', title: 'Road closed', body: 'Until Friday', created_at: '2026-11-20T08:00:00Z' }],
      },
    },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

it('a project gets a note, which may be public', async () => {
  await open('/project/pump/notes');
  expect(await screen.findByText('Road closed')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New note' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New note' }));
  await user.type(dialog.getByLabelText(/^Title/), 'Gate code changed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedForms(asked, 'JobNote/save')).toMatchObject([{ title: 'Gate code changed', is_public: '0' }]),
  );
});

it('ROUTE013 the public notes of a project, each with a page of its own, for people without an account', async () => {
  endSession();
  await open('/project/secret/notes/view');
  expect(await screen.findByText('Until Friday')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Only this note' }).getAttribute('href')).toBe(
    '/project/secret/note/view/n/',
  );
});

it.each(['/project/secret/note/view/n/', '/project/secret/note/view/n'])(
  'ROUTE012 %s shows one note to people without an account',
  async (path) => {
    endSession();
    await open(path);
    expect(await screen.findByText('Until Friday')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Only this note' })).toBeNull();
    const request = asked.find(({ url }) => url.includes('JobNote/public'));
    expect(request?.url).toContain('note_slug=n');
  },
);

it('says so when there is no such page', async () => {
  stored['JobNote/public'] = { success: false, errors: ['These notes were not found.'] };
  await open('/project/old/notes/view');
  expect(await screen.findByText('Notes not found')).toBeDefined();
});
