// @vitest-environment jsdom
import { discard, outboxAtom } from '@fieldspan/api/outbox/outbox';
import { look } from '@fieldspan/api/reach';
import { store } from '@fieldspan/api/store';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { openPart } from '@fieldspan/federation/testing/open-part';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messagingTest } from './testing/messaging-test.ts';
import { ProjectThreads, ServiceThreads } from './threads-tab.tsx';

const test = messagingTest(() => [import('./new-thread/placed-thread-dialog.tsx')]);
const { user, wait } = test;

const project = { id: 4, slug: 'pump', name: 'Pump house', isEstimateLocked: false };
const service = { id: 6, slug: 'leak', name: 'Leaking main' };

afterEach(async () => {
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
});

async function openTab(): Promise<void> {
  test.server.threads = [];
  test.server.extra['JobPersonnel/get'] = [OWN_ID, 7].map((user_id) => rowOf('JobPersonnel', { user_id }));
  test.server.extra['Job/get'] = [rowOf('Job', { id: 4, manager_id: 9 })];
  await openPart(ProjectThreads, { project }, '/project/pump/messages');
  await wait(0);
}

async function openDialog() {
  await test.press(screen.getByRole('button', { name: 'New message' }));
  return within(await screen.findByRole('dialog', { name: 'New message thread' }));
}

async function start(message: string): Promise<void> {
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), message);
  await test.press(dialog.getByRole('button', { name: 'Send' }));
  await wait(200);
}

const startedThreads = () => test.server.all('MessageThread/save');

describe('the messages of a project', () => {
  it('are started with the project’s name, for its crew and its manager', async () => {
    await openTab();
    const dialog = await openDialog();
    expect(dialog.getByRole('textbox', { name: /Subject/ })).toHaveProperty('value', 'Pump house');
    expect(await dialog.findByRole('checkbox', { name: /Person7/ })).toHaveProperty('checked', true);
    expect(dialog.getByRole('checkbox', { name: /Person9/ })).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('checkbox', { name: /Person9/ }));
    await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Gate code is 4');
    await test.press(dialog.getByRole('button', { name: 'Send' }));
    await wait(200);
    expect(startedThreads()).toMatchObject([{ subject: 'Pump house', job_id: '4', is_open_thread: '1' }]);
    expect(JSON.parse(startedThreads()[0]?.['Members'] ?? '')).toEqual([OWN_ID, 7]);
    expect(window.location.pathname).toBe('/message/new-thread');
  });

  it('show a thread that waits for the network, and create it once when that is back', async () => {
    await openTab();
    test.server.isOffline = true;
    await start('Gate code is 4');
    expect(window.location.pathname).toBe('/project/pump/messages');
    const waiting = within(screen.getByRole('list', { name: 'Threads waiting to be sent' }));
    expect(waiting.getByText('You: Gate code is 4')).toBeDefined();
    test.server.isOffline = false;
    await act(() => look());
    await wait(200);
    expect(waiting.queryAllByRole('listitem')).toEqual([]);
    expect(new Set(startedThreads().map(({ client_key }) => client_key)).size).toBe(1);
    expect(startedThreads().at(-1)).toMatchObject({ job_id: '4' });
  });

  it('return a queued thread to be changed, for the same project', async () => {
    await openTab();
    test.server.isOffline = true;
    await start('Gate code is 4');
    await test.press(screen.getByRole('button', { name: 'Edit' }));
    await wait(50);
    const dialog = within(screen.getByRole('dialog', { name: 'New message thread' }));
    expect(dialog.getByRole('textbox', { name: /Message/ })).toHaveProperty('value', 'Gate code is 4');
    test.server.isOffline = false;
    await act(() => look());
    await test.press(dialog.getByRole('button', { name: 'Send' }));
    await wait(200);
    expect(startedThreads().at(-1)).toMatchObject({ job_id: '4', subject: 'Pump house' });
  });
});

it('a service call starts its own threads, and has its own draft', async () => {
  await openTab();
  const dialog = await openDialog();
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'For the project');
  await test.press(dialog.getByRole('button', { name: 'Cancel' }));
  test.server.extra['Service/get'] = [rowOf('Service', { id: 6, assigned_to: 7 })];
  await openPart(ServiceThreads, { service }, '/service/leak/messages');
  await wait(0);
  const buttons = screen.getAllByRole('button', { name: 'New message' });
  await test.press(buttons.at(-1) ?? document.body);
  const placed = within(await screen.findByRole('dialog', { name: 'New message thread' }));
  expect(placed.getByRole('textbox', { name: /Message/ })).toHaveProperty('value', '');
  expect(await placed.findByRole('checkbox', { name: /Person7/ })).toHaveProperty('checked', true);
  await user.type(placed.getByRole('textbox', { name: /Message/ }), 'On my way');
  await test.press(placed.getByRole('button', { name: 'Send' }));
  await wait(200);
  expect(startedThreads()).toMatchObject([{ subject: 'Leaking main', service_id: '6' }]);
});
