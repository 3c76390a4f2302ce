// @vitest-environment jsdom
import { outboxAtom, sendLater, sendNow, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import type { ShownForm } from '@fieldspan/contract/shown-form';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, savedForms } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ActionsCard } from './actions-card.tsx';

const FORM: ShownForm = {
  id: 77,
  version: 3,
  slug: 'form-slug',
  created_at: '2026-11-21T09:00:00Z',
  updated_at: '2026-11-21T09:00:00Z',
  form_json: '[]',
  is_active: 1,
  template_title: null,
  child_template_description: 'Trench check',
  company_name: 'Northgate Mechanical',
  place: null,
  equipment: null,
  contact: null,
  person: null,
  author: null,
  participants: [],
  revision: 1,
  current_revision: 1,
  revisions: [],
  drawings: [],
  may_write: true,
};

const FLAGGED: ShownForm = {
  ...FORM,
  form_json: JSON.stringify([
    {
      sectionHeading: 'Edges',
      fields: [
        {
          key: 'rail',
          type: 'boolean',
          label: 'Is the rail up?',
          value: 0,
          negativeWarningMessage: 'The rail is missing.',
        },
      ],
    },
  ]),
};

let tasks: object[];
let asked: Request[];
let isReachable: boolean;
let stop: () => void;

beforeEach(() => {
  signInAfresh();
  stop = startOutbox();
  tasks = [];
  isReachable = true;
  asked = fakeServer(({ call }) => {
    if (call === 'User/find/dana') return { body: { data: person({ role_type: 'Basic' }) } };
    if (call === 'Task/get') return { body: { data: tasks } };
    if (!isReachable && call === 'Task/save') return { status: 503, body: { success: false } };
    if (call === 'Task/save') return { body: { data: { record_id: 5, slug: 't' } } };
    if (call === 'User/get')
      return {
        body: { data: [rowOf('User', { id: 8, first_name: 'Luis', last_name: 'Ferreira', ProfileImage: null })] },
      };
    return { body: { data: [] } };
  });
});
afterEach(() => {
  stop();
  cleanup();
});

const user = userEvent.setup();

const taskOf = (more: object) =>
  rowOf('Task', {
    id: 5,
    version: 3,
    slug: 'rail',
    title: 'Put the rail up',
    state: 'open',
    due_on: '2020-01-02',
    proof: null,
    proof_image_id: null,
    done_at: null,
    needs_note: 0,
    needs_photo: 0,
    AssignedUser: { id: 8, first_name: 'Luis', last_name: 'Ferreira' },
    Job: null,
    Service: null,
    Equipment: null,
    ...more,
  });

describe('the actions of a form', () => {
  it('are opened from a flagged answer, for a person and until a day', async () => {
    await openPart(ActionsCard, { form: FLAGGED });
    await user.click(await screen.findByRole('button', { name: 'New action' }));
    const dialog = await screen.findByRole('dialog', { name: 'New action' });
    const title = within(dialog).getByRole('textbox', { name: /^What has to be done/ });
    expect(title).toHaveProperty('value', 'The rail is missing.');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Who does it' }), 'Luis Ferreira');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Task/save')).toMatchObject([
        { title: 'The rail is missing.', form_id: String(FORM.id), form_field: 'Edges/rail', assigned_to: '8' },
      ]),
    );
  });

  it('that wait on this device stand in the card', async () => {
    isReachable = false;
    await sendLater({
      lane: 'form-actions:77',
      call: 'Task/save',
      payload: { title: 'Mend the ladder', form_id: 77 },
      label: 'Mend the ladder',
    });
    await openPart(ActionsCard, { form: FLAGGED });
    expect(await screen.findByText('Mend the ladder')).toBeDefined();
    expect(screen.getByText('Waiting to be sent')).toBeDefined();
  });

  it('are shown with who does them, and are done with a press over the version that is shown', async () => {
    tasks = [taskOf({ created_by: OWN_ID })];
    await openPart(ActionsCard, { form: FLAGGED });
    expect(await screen.findByText(/^Luis Ferreira · until/)).toBeDefined();
    expect(screen.getByText('Late')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '“Put the rail up” is done' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Task/save')).toEqual([{ id: '5', version: '3', state: 'done' }]),
    );
  });

  it('are done without a connection too: that waits on the device, is shown, and is sent once', async () => {
    tasks = [taskOf({ created_by: OWN_ID })];
    await openPart(ActionsCard, { form: FLAGGED });
    await screen.findByText('Put the rail up');
    isReachable = false;
    await user.click(screen.getByRole('button', { name: '“Put the rail up” is done' }));
    await waitFor(() =>
      expect(store.get(outboxAtom)).toMatchObject([{ call: 'Task/save', payload: { id: 5, state: 'done' } }]),
    );
    expect(await screen.findByRole('link', { name: 'Waiting to be sent' })).toHaveProperty('pathname', '/outbox');
    expect(screen.queryByRole('button', { name: /is done$/ })).toBeNull();
    isReachable = true;
    sendNow();
    await waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
    // Nobody knows what was changed meanwhile: it says no version.
    expect((await savedForms(asked, 'Task/save')).at(-1)).toMatchObject({ id: '5', state: 'done' });
    expect(await screen.findByRole('button', { name: '“Put the rail up” is done' })).toBeDefined();
  });

  it('are not done without the note that they ask for', async () => {
    tasks = [taskOf({ assigned_to: OWN_ID, needs_note: 1 })];
    await openPart(ActionsCard, { form: FLAGGED });
    await user.click(await screen.findByRole('button', { name: '“Put the rail up” is done' }));
    const dialog = await screen.findByRole('dialog', { name: 'Done: Put the rail up' });
    const confirm = within(dialog).getByRole('button', { name: 'It is done' });
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(within(dialog).getByRole('textbox', { name: /^How it was done/ }), 'Bolted');
    await user.click(confirm);
    await waitFor(async () =>
      expect(await savedForms(asked, 'Task/save')).toEqual([{ id: '5', version: '3', state: 'done', proof: 'Bolted' }]),
    );
  });

  it('offer nothing to do to who neither gave nor has them', async () => {
    tasks = [taskOf({ created_by: 8, assigned_to: 8 })];
    await openPart(ActionsCard, { form: FLAGGED });
    expect(await screen.findByRole('link', { name: 'Put the rail up' })).toHaveProperty(
      'pathname',
      '/forms/actions/rail',
    );
    expect(screen.queryByRole('button', { name: /is done$/ })).toBeNull();
  });

  it('are not shown to somebody who may not change the form and has none to do', async () => {
    await openPart(ActionsCard, { form: { ...FLAGGED, may_write: false } });
    await waitFor(() => expect(asked.some(({ url }) => url.includes('Task/get'))).toBe(true));
    expect(screen.queryByText('Actions')).toBeNull();
  });
});
