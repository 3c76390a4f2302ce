// @vitest-environment jsdom
import { noteBegun } from '@fieldspan/api/begun-work';
import { sendLater, startOutbox } from '@fieldspan/api/outbox/outbox';
import { currentSession, endSession } from '@fieldspan/api/session';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { FaultyServer } from '@fieldspan/testing/faulty-server';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxText } from './download-outbox.ts';
import { OutboxLine } from './outbox-line.tsx';
import { OutboxScreen } from './outbox-screen.tsx';
import { askBeforeSignOut } from './sign-out-question-state.ts';
import { SignOutQuestion } from './sign-out-question.tsx';

let server: FaultyServer;
let stop: () => void;

beforeEach(() => {
  server = new FaultyServer();
  server.start();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ 4: 1 }));
  signInAfresh();
  stop = startOutbox();
});

afterEach(() => {
  cleanup();
  stop();
  endSession();
});

const write = (message: string, lane = 'thread:7') =>
  act(() =>
    sendLater({
      lane,
      laneLabel: 'Stone Road',
      call: 'Message/save',
      payload: { thread_id: 7, author_id: 4, message },
      label: message,
    }),
  );

const open = () =>
  act(async () => {
    render(
      <BareFrame>
        <OutboxLine />
        <OutboxScreen />
        <SignOutQuestion />
      </BareFrame>,
    );
  });

describe('the outbox page', () => {
  it('says that it is empty', async () => {
    await open();
    expect(screen.getByText('Nothing waits to be sent')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the items by lane, with their age and the reason in words', async () => {
    server.fate = () => 'lost';
    await write('Hoist is down');
    await open();
    const lane = within(screen.getByRole('region', { name: 'Stone Road' }));
    await lane.findByText(/Just now · Waiting\. Unable to contact the server\.\.\. you appear to be offline/);
    expect(lane.getByText('Hoist is down')).toBeDefined();
    expect(screen.getByRole('link', { name: '1 waiting' }).getAttribute('href')).toBe('/outbox');
  });

  it('sends refused items again, one or all', async () => {
    server.fate = () => ({ refusal: 'This thread is archived.' });
    await write('one', 'a');
    await write('two', 'b');
    await open();
    await waitFor(() => expect(screen.getAllByText(/Could not be sent\. This thread is archived\./)).toHaveLength(2));
    expect(screen.getByRole('link', { name: '2 could not be sent' })).toBeDefined();
    server.fate = () => 'answered';
    await userEvent.click(screen.getByRole('button', { name: 'Retry all' }));
    await screen.findByText('Nothing waits to be sent');
    expect(server.all('message').toSorted()).toEqual(['one', 'two']);
    expect(screen.getByRole('link', { name: /^All sent \d\d:\d\d$/ })).toBeDefined();
  });

  it('links to where its author can continue with a refused item', async () => {
    server.fate = () => ({ refusal: 'No' });
    await act(() =>
      sendLater({
        lane: 'form:1',
        call: 'CompanyForm/save',
        payload: { form_json: '[]', client_key: 'k1' },
        label: 'Trench check',
        editAt: '/do-form/trench?job=j1',
      }),
    );
    await open();
    const lane = within(screen.getByRole('region', { name: 'Forms' }));
    expect((await lane.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe(
      '/do-form/trench?job=j1&unsent=k1',
    );
  });

  it('asks before it discards', async () => {
    server.fate = () => ({ refusal: 'No' });
    await write('wrong');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard this?' }));
    expect(question.getByText(/“wrong” has not been sent/)).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await screen.findByText('Nothing waits to be sent');
    expect(server.stored).toEqual([]);
  });

  it('exports everything that was written, and nothing of the session', async () => {
    server.fate = () => 'lost';
    const item = await write('Keep me');
    const text = outboxText([item]);
    expect(JSON.parse(text)).toMatchObject([
      { what: 'Keep me', where: 'Stone Road', call: 'Message/save', fields: { thread_id: 7, message: 'Keep me' } },
    ]);
    const { apiKey = '-', sessionToken = '-' } = currentSession() ?? {};
    expect(text).not.toContain(`"${apiKey}"`);
    expect(text).not.toContain(sessionToken);
  });
});

async function ask() {
  const answer = vi.fn<(mayGo: boolean) => void>();
  await act(async () => void askBeforeSignOut().then(answer));
  return answer;
}

describe('logging out with unsent work', () => {
  it('asks nothing if nothing waits', async () => {
    await expect(askBeforeSignOut()).resolves.toBe(true);
  });

  it('mentions drafts of forms, which stay for their author', async () => {
    noteBegun('1/4/trench/', { userId: 4, tenantId: 1, label: 'Trench check', address: '/do-form/trench' });
    noteBegun('1/9/roof/', { userId: 9, tenantId: 1, label: 'Roof check', address: '/do-form/roof' });
    await open();
    const answer = await ask();
    const dialog = within(await screen.findByRole('dialog', { name: '1 form is begun' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Trench check']);
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(answer).toHaveBeenCalledWith(false);
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/do-form/trench');
    const again = await ask();
    const dialogAgain = within(await screen.findByRole('dialog', { name: '1 form is begun' }));
    await userEvent.click(dialogAgain.getByRole('button', { name: 'Keep and log out' }));
    expect(again).toHaveBeenCalledWith(true);
    localStorage.removeItem('fieldspan.begun');
  });

  it('says that the device stores nothing, and can be postponed', async () => {
    server.fate = () => ({ refusal: 'No' });
    await write('mine');
    await open();
    const answer = await ask();
    const dialog = within(await screen.findByRole('dialog', { name: '1 entry has not been sent' }));
    expect(dialog.queryByRole('button', { name: 'Keep for the next sign-in' })).toBeNull();
    expect(dialog.getByText(/cannot keep what waits on the device/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(answer).toHaveBeenCalledWith(false);
  });

  it('sends it now, and continues when everything is sent', async () => {
    server.fate = () => ({ refusal: 'Not yet' });
    await write('late');
    await open();
    const answer = await ask();
    const dialog = within(await screen.findByRole('dialog', { name: '1 entry has not been sent' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await dialog.findByText(/Not yet/);
    expect(answer).not.toHaveBeenCalled();
    server.fate = () => 'answered';
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
  });

  it('discards it', async () => {
    server.fate = () => ({ refusal: 'No' });
    await write('one');
    await write('two');
    await open();
    const answer = await ask();
    const dialog = within(await screen.findByRole('dialog', { name: '2 entries have not been sent' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
    expect(server.stored).toEqual([]);
  });

  it('discards what waits for another item too, and sends none of it', async () => {
    server.fate = (_, key) => (key === 'photo' ? { refusal: 'Too big' } : 'answered');
    const form = { lane: 'form:1', call: 'CompanyForm/save', label: 'Trench check' } as const;
    await act(() => sendLater({ ...form, lane: 'photo', payload: { form_json: '[]', client_key: 'photo' } }));
    await act(() => sendLater({ ...form, payload: { form_json: '[]', client_key: 'k1' }, after: ['photo'] }));
    await open();
    const answer = await ask();
    const dialog = within(await screen.findByRole('dialog', { name: '2 entries have not been sent' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(server.stored).toEqual([]);
  });
});
