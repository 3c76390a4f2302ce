// @vitest-environment jsdom
import { outboxAtom, sendNow, startOutbox } from '@fieldspan/api/outbox/outbox';
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
import { FlaggedList } from './flagged-list.tsx';

const PICTURE = { id: 31, slug: 'p', filename: 'rail.jpg', width: 40, height: 30 };
const ANSWER = {
  fieldId: 'Edges/rail',
  label: 'Is the rail up?',
  answer: 'No',
  lines: [],
  remarks: 'North side',
  warning: 'The rail is missing.',
  pictures: [PICTURE],
};

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

let ways: object;
let asked: Request[];
let isReachable: boolean;
let stop: () => void;

beforeEach(() => {
  signInAfresh();
  isReachable = true;
  ways = {
    Job: { id: 4, slug: 'north', job_num: 'N-1', job_name: 'North yard' },
    Service: null,
    Equipment: { id: 9, slug: 'lift', description: 'Lift 9' },
    Reviewer: null,
  };
  asked = fakeServer(({ call }) => {
    if (call === 'CompanyForm/find/form-slug') return { body: { data: rowOf('CompanyForm', { id: 77, ...ways }) } };
    if (call === 'User/find/dana') return { body: { data: person({ role_type: 'Basic' }) } };
    if (call.endsWith('/save'))
      return isReachable ? { body: { data: { record_id: 5, slug: 't' } } } : { status: 503, body: { success: false } };
    return { body: { data: [] } };
  });
  stop = startOutbox();
});
afterEach(() => {
  stop();
  cleanup();
});

const user = userEvent.setup();

async function message(): Promise<void> {
  await openPart(FlaggedList, { form: FORM, flagged: [ANSWER] });
  await user.click(await screen.findByRole('button', { name: 'Message the job’s thread about “Is the rail up?”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Message the job’s thread' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
}

describe('a flagged answer', () => {
  it('goes into a thread of the job with question, answer, remark, picture and the address of the form', async () => {
    await message();
    await waitFor(async () => expect(await savedForms(asked, 'Message/save')).toHaveLength(1));
    expect(await savedForms(asked, 'MessageThread/save')).toMatchObject([
      { subject: 'Trench check', job_id: '4', is_open_thread: '1', client_key: `form 77 of ${OWN_ID}` },
    ]);
    expect(await savedForms(asked, 'Message/save')).toMatchObject([
      {
        thread_id: '5',
        image_id: '31',
        message: [
          `Is the rail up?: No`,
          'The rail is missing.',
          'North side',
          `${location.origin}/form/view/form-slug`,
        ].join('\r\n'),
      },
    ]);
  });

  it('waits on the device while the server is away', async () => {
    isReachable = false;
    await message();
    await waitFor(() =>
      expect(store.get(outboxAtom)).toMatchObject([{ call: 'Message/save', state: 'waiting', first: { made: null } }]),
    );
  });

  it('takes the equipment of the form out of service, once, with its warning as the cause', async () => {
    await openPart(FlaggedList, { form: FORM, flagged: [ANSWER] });
    await user.click(
      await screen.findByRole('button', { name: 'Take Lift 9 out of service because of “Is the rail up?”' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Take Lift 9 out of service' });
    await user.dblClick(within(dialog).getByRole('button', { name: 'Take out of service' }));
    await waitFor(async () => expect(await savedForms(asked, 'EquipmentOutage/save')).not.toEqual([]));
    const stops = await savedForms(asked, 'EquipmentOutage/save');
    expect(stops[0]).toMatchObject({
      equipment_id: '9',
      cause: 'The rail is missing.',
      form_id: '77',
      form_field: 'Edges/rail',
    });
    // The server answers the same key with the same record.
    expect(new Set(stops.map(({ client_key: key }) => key)).size).toBe(1);
  });

  it('takes it out of service without a connection too: it waits on the device', async () => {
    await openPart(FlaggedList, { form: FORM, flagged: [ANSWER] });
    await user.click(
      await screen.findByRole('button', { name: 'Take Lift 9 out of service because of “Is the rail up?”' }),
    );
    isReachable = false;
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take out of service' }));
    await waitFor(() =>
      expect(store.get(outboxAtom)).toMatchObject([{ call: 'EquipmentOutage/save', payload: { equipment_id: 9 } }]),
    );
  });

  it('becomes an action in a basement, with the picture of the answer, and is sent once', async () => {
    isReachable = false;
    await openPart(FlaggedList, { form: FORM, flagged: [ANSWER] });
    await user.click(await screen.findByRole('button', { name: 'New action because of “Is the rail up?”' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(store.get(outboxAtom)).toMatchObject([{ call: 'Task/save', state: 'waiting' }]));
    isReachable = true;
    sendNow();
    await waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
    const sent = await savedForms(asked, 'Task/save');
    expect(sent.at(-1)).toMatchObject({ title: 'The rail is missing.', form_id: '77', image_id: '31' });
    // The server answers the same key with the same record.
    expect(new Set(sent.map(({ client_key: key }) => key)).size).toBe(1);
  });

  it('offers neither for a form without a job and without equipment', async () => {
    ways = { Job: null, Service: null, Equipment: null, Reviewer: null };
    await openPart(FlaggedList, { form: FORM, flagged: [ANSWER] });
    await screen.findByRole('button', { name: 'New action because of “Is the rail up?”' });
    await waitFor(() => expect(asked.some(({ url }) => url.includes('CompanyForm/find'))).toBe(true));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
