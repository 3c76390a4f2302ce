// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { outboxAtom, sendNow, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, savedForms } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectTasks } from './project-tasks.tsx';

const PROJECT = { id: 41, slug: 'pump', name: 'Pump house', isEstimateLocked: false };

let tasks: object[];
let me: Parameters<typeof person>[0];
let asked: Request[];
let isReachable: boolean;
let stop: () => void;
const user = userEvent.setup();

const taskOf = (more: object) =>
  rowOf('Task', {
    id: 5,
    version: 3,
    slug: 'order',
    title: 'Order the pump',
    details: null,
    state: 'open',
    due_on: null,
    assigned_to: null,
    created_by: 99,
    proof: null,
    proof_image_id: null,
    done_at: null,
    needs_note: 0,
    needs_photo: 0,
    form_id: null,
    job_id: 41,
    AssignedUser: null,
    Job: null,
    Service: null,
    Equipment: null,
    ...more,
  });

beforeEach(() => {
  signInAfresh();
  stop = startOutbox();
  tasks = [];
  me = { role_type: 'Basic', module_permissions: '{"Jobs":{"read":true,"write":true}}' };
  isReachable = true;
  asked = fakeServer(({ call }) => {
    if (call === 'User/find/dana') return { body: { data: person(me) } };
    if (call === 'Task/get') return { body: { data: tasks } };
    if (!isReachable && call === 'Task/save') return { status: 503, body: { success: false } };
    if (call === 'Task/save') return { body: { data: { record_id: 5, slug: 'order' } } };
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

describe('the tasks of a project', () => {
  it('are made for a person, wait on the device without a network, and arrive once', async () => {
    isReachable = false;
    await openPart(ProjectTasks, { project: PROJECT });
    await user.click(await screen.findByRole('button', { name: 'New task' }));
    const dialog = await screen.findByRole('dialog', { name: 'New task' });
    await user.type(within(dialog).getByRole('textbox', { name: /^What has to be done/ }), 'Order the pump');
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Who does it' }), 'Luis Ferreira');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Waiting to be sent')).toBeDefined();
    expect(store.get(outboxAtom)).toHaveLength(1);
    isReachable = true;
    const before = (await savedForms(asked, 'Task/save')).length;
    sendNow();
    await waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
    const sent = (await savedForms(asked, 'Task/save')).slice(before);
    expect(sent).toMatchObject([{ title: 'Order the pump', job_id: '41', assigned_to: '8' }]);
    expect(sent[0]).not.toHaveProperty('form_id');
  });

  it('are given to somebody by whoever changes the project, over the version that is shown and with a way back', async () => {
    tasks = [taskOf({})];
    await openPart(ProjectTasks, { project: PROJECT });
    await user.click(await screen.findByRole('button', { name: 'Change “Order the pump”' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the task' });
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Who does it' }), 'Luis Ferreira');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Task/save')).toEqual([{ id: '5', version: '3', assigned_to: '8' }]),
    );
    await waitFor(() => expect(store.get(alertsAtom)[0]?.undo).toBeDefined());
    await store.get(alertsAtom)[0]?.undo?.();
    expect((await savedForms(asked, 'Task/save')).at(-1)).toMatchObject({ id: '5', assigned_to: '' });
  });

  it('are done by a press of whoever is to do them', async () => {
    tasks = [taskOf({ assigned_to: OWN_ID })];
    me = { role_type: 'Basic' };
    await openPart(ProjectTasks, { project: PROJECT });
    await user.click(await screen.findByRole('button', { name: '“Order the pump” is done' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'Task/save')).toEqual([{ id: '5', version: '3', state: 'done' }]),
    );
  });

  it('are not changed by somebody who only reads the project', async () => {
    tasks = [taskOf({})];
    me = { role_type: 'Basic', module_permissions: '{"Jobs":{"read":true}}' };
    await openPart(ProjectTasks, { project: PROJECT });
    await screen.findByText('Order the pump');
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /is done$/ })).toBeNull();
  });
});
