// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();
const gas = { utility: 'Gas', answer: 'Marked', by: 'Ana Souza', at: '2026-11-02T14:00:00Z' };

beforeEach(() => {
  const ticket = {
    ...rowOf('Locate', { id: 4, slug: 't', ticket_num: '20261', responses_json: JSON.stringify([gas]) }),
    Job: null,
    Service: null,
  };
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Locate/get': { data: [ticket], meta: { count: 1, num_pages: 1 } },
    'Locate/find/20261': { data: ticket },
    'Locate/find/t': { data: ticket },
    'Locate/save': { data: { record_id: 4, slug: 't' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

async function savedAnswers() {
  const [form] = await savedForms(asked, 'Locate/save');
  return JSON.parse(String(Object(form).responses_json));
}

it('a utility gets an answer, beside those that are there', async () => {
  await open('/locates/20261');
  await user.click(await screen.findByRole('button', { name: 'Add an answer' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Utility'), 'Telecom');
  await user.selectOptions(dialog.getByLabelText('Answer'), 'Marked');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedAnswers()).toMatchObject([gas, { utility: 'Telecom', answer: 'Marked' }]),
  );
});

it('an answer that changes says why', async () => {
  await open('/locates/20261');
  await user.click(await screen.findByRole('button', { name: 'Change the answer of Gas' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Answer'), 'Conflict');
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText('Notes'), 'Line found');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(async () =>
    expect(await savedAnswers()).toMatchObject([{ utility: 'Gas', answer: 'Conflict', note: 'Line found' }]),
  );
});
