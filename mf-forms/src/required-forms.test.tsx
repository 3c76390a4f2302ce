// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequiredForms } from './required-forms.tsx';
import { fillFirst, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;
const told = { onDone: vi.fn(), onCancel: vi.fn(), onNothing: vi.fn() };

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  server = formServer();
  server.stored['Job/find/12'] = rowOf('Job', {
    id: 12,
    slug: 'pump',
    job_num: 'J-12',
    job_name: 'Pump house',
    User: [],
  });
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const open = () => openRemote(() => <RequiredForms job={{ kind: 'job', id: 12 }} {...told} />, '/punch-clock');

it('FORM035 opens the required form, for that job, and reports when it is submitted', async () => {
  server.stored['TimeLog/clock-in-forms'] = [{ id: 7, slug: server.slug, description: 'Daily hazards' }];
  await open();
  await screen.findByLabelText(/Where do you work/);
  await press('Submit');
  await fillFirst();
  await press('Submit');
  await screen.findByText(/You must sign the form to continue/);
  await skipSignature();
  await press('Submit');
  await waitFor(() => expect(told.onDone).toHaveBeenCalledOnce());
  expect(server.sent('CompanyForm/save')).toMatchObject([{ form: { job_id: '12' } }]);
  expect(told.onNothing).not.toHaveBeenCalled();
});

it('reports that the person gave up', async () => {
  server.stored['TimeLog/clock-in-forms'] = [{ id: 7, slug: server.slug, description: 'Daily hazards' }];
  await open();
  await screen.findByLabelText(/Where do you work/);
  await userEvent.setup().keyboard('{Escape}');
  await press('Yes, Cancel Form');
  await waitFor(() => expect(told.onCancel).toHaveBeenCalledOnce());
  expect(told.onDone).not.toHaveBeenCalled();
});

it('reports that no form is required there', async () => {
  await open();
  await waitFor(() => expect(told.onNothing).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
