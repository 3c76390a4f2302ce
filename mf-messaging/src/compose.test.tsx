// @vitest-environment jsdom
import { look } from '@fieldspan/api/reach';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagingTest } from './testing/messaging-test.ts';

const test = messagingTest();
const { user, wait, openThread, sends } = test;

describe('the compose box', () => {
  it('MSG027 MSG063 CALL064 sends with Enter, once, as the signed-in person, and is emptied', async () => {
    const box = await openThread();
    await user.type(box, 'On my way{Enter}');
    expect(await screen.findByText('On my way')).toBeDefined();
    expect(sends()).toEqual([
      {
        message: 'On my way',
        thread_id: String(test.server.threadId),
        author_id: String(OWN_ID),
        client_key: expect.any(String),
      },
    ]);
    expect(box).toHaveProperty('value', '');
  });

  it('MSG064 sends with the number pad’s Enter', async () => {
    const box = await openThread();
    await user.type(box, 'Ten bags');
    fireEvent.keyDown(box, { key: 'Enter', code: 'NumpadEnter' });
    await screen.findByText('Ten bags');
    expect(sends()).toHaveLength(1);
    expect(box).toHaveProperty('value', '');
  });

  it('MSG065 MSG066 starts a new line with Shift and does not send with Ctrl', async () => {
    const box = await openThread();
    await user.type(box, 'a{Shift>}{Enter}{/Shift}b{Control>}{Enter}{/Control}');
    expect(box).toHaveProperty('value', 'a\nb');
    expect(sends()).toEqual([]);
  });

  it('does not send during input method composition', async () => {
    const box = await openThread();
    await user.type(box, 'に');
    act(() => void box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })));
    expect(sends()).toEqual([]);
  });

  it('does not send spaces only', async () => {
    await user.type(await openThread(), '   {Enter}');
    expect(sends()).toEqual([]);
  });

  it('MSG042 is taller from 31 characters on', async () => {
    const box = await openThread();
    await user.type(box, 'x'.repeat(30));
    expect(box.getAttribute('rows')).toBe('1');
    await user.type(box, 'x');
    expect(Number(box.getAttribute('rows'))).toBeGreaterThan(1);
  });

  it('asks for an OK on request, only for that message', async () => {
    const box = await openThread();
    await user.click(screen.getByRole('button', { name: 'Needs OK' }));
    await user.type(box, 'Hoist is down{Enter}');
    await user.type(box, 'Bring water{Enter}');
    await wait(100);
    expect(sends().map(({ needs_ok }) => needs_ok)).toEqual(['1', undefined]);
  });
});

describe('a mention', () => {
  it('is chosen from the members with the keyboard, and its person is sent to the server', async () => {
    const box = await openThread();
    await user.type(box, 'ask @pers');
    expect(screen.getByRole('option', { name: /Person7 Roy/ }).getAttribute('aria-selected')).toBe('true');
    expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    await user.keyboard('{Enter}');
    await wait(50);
    expect(box).toHaveProperty('value', 'ask @Person7 Roy ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(box, 'please{Enter}');
    await wait(50);
    expect(sends()).toMatchObject([{ message: 'ask @Person7 Roy please', mentions: '[7]' }]);
  });

  it('also starts with the button, and Escape leaves the @ as text', async () => {
    const box = await openThread();
    await user.click(screen.getByRole('button', { name: 'Mention somebody' }));
    await wait(50);
    expect(screen.getByRole('listbox', { name: 'Members to mention' })).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveProperty('value', '@');
  });
});

describe('a message that could not be sent', () => {
  it('MSG060 keeps its text and is sent again with the same key', async () => {
    test.server.refusals = ['The thread is busy'];
    await user.type(await openThread(), 'Hoist is down{Enter}');
    expect(await screen.findByText('Not sent. The thread is busy')).toBeDefined();
    expect(screen.getByText('Hoist is down')).toBeDefined();

    test.server.refusals = [];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(7500);
    expect(screen.queryByText(/^Not sent/)).toBeNull();
    expect(screen.getAllByText('Hoist is down')).toHaveLength(1);
    expect(new Set(sends().map(({ client_key }) => client_key)).size).toBe(1);
  });

  it('is reported at once to screen readers', async () => {
    test.server.refusals = ['The thread is busy'];
    await user.type(await openThread(), 'Hoist is down{Enter}');
    const words = await screen.findByText('Not sent: Hoist is down. The thread is busy');
    expect(words.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  });

  it('MSG060 delays the later ones while the network is away: one call at a time, and in order', async () => {
    test.server.isOffline = true;
    const box = await openThread();
    await user.type(box, 'one{Enter}two{Enter}');
    await screen.findByRole('button', { name: 'Retry' });
    expect(new Set(sends().map(({ message }) => message))).toEqual(new Set(['one']));

    test.server.isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(100);
    expect(test.server.messages.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it('is sent by itself when the network is back', async () => {
    test.server.isOffline = true;
    await user.type(await openThread(), 'In the basement{Enter}');
    await screen.findByRole('button', { name: 'Retry' });
    test.server.isOffline = false;
    await act(() => look());
    await wait(100);
    expect(test.server.messages.map(({ message }) => message)).toEqual(['In the basement']);
  });

  it('goes back into the box to be changed, before the text that is there', async () => {
    test.server.refusals = ['No'];
    const box = await openThread();
    await user.type(box, 'Typo{Enter}next');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await wait(50);
    expect(box).toHaveProperty('value', 'Typo\nnext');
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  it('can be discarded', async () => {
    test.server.refusals = ['No'];
    await user.type(await openThread(), 'Typo{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await wait(50);
    expect(screen.queryByText('Typo')).toBeNull();
  });
});

it('adds a pasted picture to the files of the message', async () => {
  const box = await openThread();
  const file = new File(['x'], 'crack.png', { type: 'image/png' });
  fireEvent.paste(box, { clipboardData: { files: [file] } });
  await wait(10);
  expect(screen.getByRole('list', { name: 'Files that go with the message' }).textContent).toContain('crack.png');
});
