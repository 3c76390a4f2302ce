import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { App } from '../app.tsx';
import { giveRoom } from './give-room.ts';
import { ThreadServer } from './thread-server.ts';

async function open(address: string): Promise<void> {
  await openRemote(App, address);
  await arrival();
}

/** Waits for parts of the screen that are loaded when they are first shown. */
async function arrival(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
}

/**
 * The screens of messaging with a fresh fake server and fake timers.
 * @param parts lazy parts of the screens that the tests need
 */
export function messagingTest(parts: () => readonly Promise<unknown>[] = () => []) {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  /** Presses something that shows a lazy part. */
  const press = async (element: Element) => {
    await user.click(element);
    await arrival();
  };
  const test = {
    server: new ThreadServer(),
    user,
    open,
    press,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    /**
     * Opens the only thread.
     * @returns its compose box
     */
    openThread: async (query = '') => {
      await open(`/message/stone-road${query}`);
      return screen.findByRole('textbox', { name: 'Message' });
    },
    openDialog: async () => {
      await open('/messages');
      await press(await screen.findByRole('button', { name: 'New message' }));
      return within(await screen.findByRole('dialog', { name: 'New message thread' }));
    },
    sends: () => test.server.all('Message/save'),
    polls: () => test.server.asked.filter((url) => url.searchParams.has('wait')),
  };
  // Loads the lazy parts in advance, because a busy machine takes long for them.
  beforeAll(async () => {
    await Promise.all([import('../thread-screen.tsx'), import('../new-thread-widget.tsx'), ...parts()]);
  }, 60_000);
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00Z') });
    giveRoom();
    test.server = new ThreadServer();
    test.server.start();
    signInAfresh();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  return test;
}
