// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { discard, sendLater, startOutbox } from '@fieldspan/api/outbox/outbox';
import { requiredFormsQuery } from '@fieldspan/api/queries/forms';
import { queryClient } from '@fieldspan/api/query-client';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
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

it('FORM002 asks for several forms one after another, and says which of how many it is', async () => {
  const second = { id: 8, slug: `${server.slug}-b`, description: 'Lift plan' };
  server.stored['TimeLog/clock-in-forms'] = [{ id: 7, slug: server.slug, description: 'Daily hazards' }, second];
  server.stored[`FormChildTemplate/find/${second.slug}`] = server.stored[`FormChildTemplate/find/${server.slug}`];
  await open();
  await screen.findByRole('dialog', { name: 'Company Form · 1 of 2' });
  expect(screen.queryByRole('combobox', { name: 'Project or Service' })).toBeNull();
  await fillFirst();
  await press('Submit');
  await skipSignature();
  await press('Submit');
  await screen.findByRole('dialog', { name: 'Company Form · 2 of 2' });
  expect(told.onDone).not.toHaveBeenCalled();
});

it('FORM035 without a connection it asks for the forms that the device knows, and for none that waits in the outbox', async () => {
  server.stored['TimeLog/clock-in-forms'] = [{ id: 3, slug: server.slug, description: 'Daily hazards' }];
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  const stop = startOutbox();
  server.isAway = true;
  const item = await sendLater({
    lane: 'form:1',
    call: 'CompanyForm/save',
    payload: { child_template_id: 3, job_id: 12, form_json: '[]' },
    label: 'Daily hazards',
  });
  queryClient.setQueryData(requiredFormsQuery({ kind: 'job', id: 12 }).queryKey, [
    { id: 3, slug: server.slug, description: 'Daily hazards', signed_at: null, valid_until: null },
  ]);
  await open();
  await waitFor(() => expect(told.onNothing).toHaveBeenCalledOnce());
  await discard(item.clientKey);
  stop();
});

const LATER = new Date(Date.now() + 3_600_000).toISOString();

it('FORM044 FORM019 offers to skip what was signed there already, and opens it on its last section', async () => {
  const signed = { id: 6, slug: `${server.slug}-a`, description: 'Lift plan', signed_at: '2026-11-23T07:05:00' };
  server.stored['TimeLog/clock-in-forms'] = [
    { ...signed, valid_until: LATER },
    { id: 7, slug: server.slug, description: 'Daily hazards' },
  ];
  server.stored[`FormChildTemplate/find/${signed.slug}`] = server.stored[`FormChildTemplate/find/${server.slug}`];
  await open();
  await screen.findByRole('dialog', { name: 'Company Form · 1 of 2' });
  expect(await screen.findByRole('heading', { name: 'Complete!' })).toBeDefined();
  await press('Skip, signed at 07:05');
  await screen.findByRole('dialog', { name: 'Company Form · 2 of 2' });
  expect(await screen.findByLabelText(/Where do you work/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Skip, signed/ })).toBeNull();
  expect(server.sent('CompanyForm/save')).toEqual([]);
  await fillFirst();
  await press('Submit');
  await skipSignature();
  await press('Submit');
  await waitFor(() => expect(told.onDone).toHaveBeenCalledOnce());
});

it('FORM044 asks for nothing where everything was signed, and again for what has ended since the device kept it', async () => {
  const form = { id: 7, slug: server.slug, description: 'Daily hazards', signed_at: '2026-11-23T07:05:00Z' };
  server.stored['TimeLog/clock-in-forms'] = [{ ...form, valid_until: LATER }];
  await open();
  await waitFor(() => expect(told.onNothing).toHaveBeenCalledOnce());
  cleanup();
  queryClient.clear();
  server.stored['TimeLog/clock-in-forms'] = [{ ...form, valid_until: '2026-11-23T08:00:00Z' }];
  await open();
  expect(await screen.findByLabelText(/Where do you work/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Skip, signed/ })).toBeNull();
});
