// @vitest-environment jsdom
import { look } from '@fieldspan/api/reach';
import { alertsAtom } from '@fieldspan/api/alerts';
import { discard, outboxAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messagingTest } from './testing/messaging-test.ts';

const test = messagingTest();
const { user, wait } = test;

afterEach(async () => {
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
});

type Dialog = Awaited<ReturnType<typeof test.openDialog>>;

async function fill(dialog: Dialog, subject: string, message: string): Promise<void> {
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), subject);
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), message);
}

const press = (dialog: Dialog, name: string) => test.press(dialog.getByRole('button', { name }));
const unsent = () => within(screen.getByRole('list', { name: 'Threads waiting to be sent' }));

async function openAgain(): Promise<Dialog> {
  await test.press(screen.getByRole('button', { name: 'New message' }));
  return within(await screen.findByRole('dialog', { name: 'New message thread' }));
}

async function writeOffline(): Promise<void> {
  test.server.isOffline = true;
  const dialog = await test.openDialog();
  await fill(dialog, 'Crew lunch', 'Friday?');
  await press(dialog, 'Send');
  await wait(200);
}

describe('a thread that is started without a network', () => {
  it('comes first in the list, says why it waits, and leaves the dialog empty', async () => {
    await writeOffline();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/messages');
    expect(unsent().getByText('Crew lunch')).toBeDefined();
    expect(unsent().getByText('You: Friday?')).toBeDefined();
    expect(unsent().getByText('waiting to send')).toBeDefined();
    const again = await openAgain();
    expect(again.getByRole('textbox', { name: /Subject/ })).toHaveProperty('value', '');
  });

  it('MSG024 is created by itself when the network is back: one thread, one message', async () => {
    await writeOffline();
    test.server.isOffline = false;
    await act(() => look());
    await wait(200);
    expect(unsent().queryAllByRole('listitem')).toEqual([]);
    expect(test.server.messages.map(({ message }) => message)).toEqual(['Friday?']);
    const keys = test.server.all('MessageThread/save').map(({ client_key }) => client_key);
    expect(new Set(keys).size).toBe(1);
    expect(test.sends().at(-1)).toMatchObject({ thread_id: '31', message: 'Friday?' });
  });

  it('goes back into the dialog to be changed, with its subject and its people', async () => {
    test.server.isOffline = true;
    const dialog = await test.openDialog();
    await fill(dialog, 'Crew lunch', 'Friday?');
    await user.click(await dialog.findByRole('checkbox', { name: /Person7/ }));
    await press(dialog, 'Send');
    await wait(200);
    await test.press(unsent().getByRole('button', { name: 'Edit' }));
    await wait(50);
    const again = within(screen.getByRole('dialog', { name: 'New message thread' }));
    expect(again.getByRole('textbox', { name: /Subject/ })).toHaveProperty('value', 'Crew lunch');
    expect(again.getByRole('textbox', { name: /Message/ })).toHaveProperty('value', 'Friday?');
    expect(await again.findByRole('checkbox', { name: /Person7/ })).toHaveProperty('checked', true);
    expect(store.get(outboxAtom)).toEqual([]);
  });

  it('is the same in every dialog that starts threads', async () => {
    await writeOffline();
    await test.press(unsent().getByRole('button', { name: 'Edit' }));
    await wait(50);
    const dialog = within(screen.getByRole('dialog', { name: 'New message thread' }));
    await user.type(dialog.getByRole('textbox', { name: /Subject/ }), ' at noon');
    await press(dialog, 'Cancel');
    const again = await openAgain();
    expect(again.getByRole('textbox', { name: /Subject/ })).toHaveProperty('value', 'Crew lunch at noon');
    await user.clear(again.getByRole('textbox', { name: /Message/ }));
    await user.clear(again.getByRole('textbox', { name: /Subject/ }));
  });

  it('can be discarded', async () => {
    await writeOffline();
    await test.press(unsent().getByRole('button', { name: 'Delete' }));
    await wait(50);
    expect(unsent().queryAllByRole('listitem')).toEqual([]);
  });
});

it('that the server refuses stays in the dialog, with the reason', async () => {
  test.server.refusedCall = 'MessageThread/save';
  test.server.refusals = ['One of the people you chose does not work here any more.'];
  const dialog = await test.openDialog();
  await fill(dialog, 'Crew lunch', 'Friday?');
  await press(dialog, 'Send');
  await wait(200);
  expect(store.get(alertsAtom).map(({ message }) => message)).toContain(
    'One of the people you chose does not work here any more.',
  );
  expect(dialog.getByRole('textbox', { name: /Subject/ })).toHaveProperty('value', 'Crew lunch');
  expect(store.get(outboxAtom)).toEqual([]);
});

it('is restored after the dialog was closed', async () => {
  const dialog = await test.openDialog();
  await fill(dialog, 'Crew lunch', 'Fri');
  await press(dialog, 'Cancel');
  const again = await openAgain();
  expect(again.getByRole('textbox', { name: /Message/ })).toHaveProperty('value', 'Fri');
  await user.clear(again.getByRole('textbox', { name: /Message/ }));
  await user.clear(again.getByRole('textbox', { name: /Subject/ }));
});
