// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { clearAlerts } from '@fieldspan/api/alerts';
import { outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { queryClient } from '@fieldspan/api/query-client';
import { look } from '@fieldspan/api/reach';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { fillFirst, next, press, skipSignature } from './testing/fill-first.ts';
import { formServer } from './testing/form-server.ts';
import type { FormServer } from './testing/form-server.ts';

let server: FormServer;
let stop: () => void;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.setItem('fieldspan.employer', JSON.stringify({ 4: 1 }));
  server = formServer();
  stop = startOutbox();
});

afterEach(async () => {
  cleanup();
  server.isAway = false;
  await look();
  stop();
  queryClient.clear();
});

const open = (more = '') => openRemote(App, `/do-form/${server.slug}${more}`);
const waiting = () => store.get(outboxAtom);
const form = (call: string) => server.sent(call).map(({ form: fields }) => fields);

/** Fills in, signs and submits the form without a network. */
async function submitOffline(): Promise<void> {
  await open();
  await fillFirst();
  await next();
  await next();
  await skipSignature();
  server.isAway = true;
  await press('Submit Form');
  await screen.findByText('Waiting to be sent');
}

/** Closes the page and opens it again. */
async function reopen(address: string): Promise<void> {
  cleanup();
  stop();
  stop = startOutbox();
  await act(async () => undefined);
  await open(address);
}

async function comeBack(): Promise<void> {
  server.isAway = false;
  await act(() => look());
}

describe('a form without a connection', () => {
  it('waits on the device with its signature, and is sent once by itself after the page was closed', async () => {
    await submitOffline();
    expect(screen.getByText(/is sent by itself as soon as the server answers/)).toBeDefined();
    expect(waiting()).toMatchObject([{ label: 'Monday talk', state: 'waiting', isDurable: true }]);
    await reopen('');
    await waitFor(() => expect(waiting()).toHaveLength(1));
    // The form can be filled in anew: the queued one is not its draft.
    expect(await screen.findByLabelText(/Where do you work/)).toHaveProperty('value', '');
    expect(server.sent('CompanyForm/save')).toEqual([]);
    await comeBack();
    await waitFor(() => expect(waiting()).toEqual([]));
    expect(form('CompanyForm/save')).toMatchObject([
      { child_template_id: '3', form_json: expect.stringContaining('Level 3') },
    ]);
    const [batch] = form('CompanyFormAcknowledgement/save-batch');
    expect(JSON.parse(batch?.['records'] ?? '')).toMatchObject([
      { form_id: 123, signature_json: expect.stringContaining('Arm in a cast') },
    ]);
  });

  it('that a full device does not take stays a draft until it has arrived, so that a page that is closed loses nothing', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await submitOffline();
    expect(screen.getByText(/This browser keeps nothing. Leave this page open/)).toBeDefined();
    // Another one would take the place of the draft, which is all that is kept of this one.
    expect(screen.queryByRole('button', { name: 'Fill it in once more' })).toBeNull();
    expect(screen.getByText('It can be filled in once more when this one is sent.')).toBeDefined();
    full.mockRestore();
    clearAlerts();
    await reopen('');
    await screen.findByText(/Your answers of .* are here/);
    await press('Back');
    await press('Back');
    expect(await screen.findByLabelText(/Where do you work/)).toHaveProperty('value', 'Level 3');
  });

  it('that only the page keeps leaves no draft once it has arrived', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await submitOffline();
    await comeBack();
    await screen.findByText(/Form saved with 1 participants!/);
    full.mockRestore();
    await reopen('');
    await waitFor(() => expect(screen.getByLabelText(/Where do you work/)).toHaveProperty('value', ''));
  });

  it('that only the page keeps, and is gone on with, keeps all of its draft when the first one arrives', async () => {
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await submitOffline();
    full.mockRestore();
    cleanup();
    await open();
    await press('Back');
    await press('Back');
    await comeBack();
    await waitFor(() => expect(waiting()).toEqual([]));
    await userEvent.setup().type(await screen.findByLabelText(/Where do you work/), ', north');
    await reopen('');
    await waitFor(() => expect(screen.getByLabelText(/Where do you work/)).toHaveProperty('value', 'Level 3, north'));
    await next();
    await screen.findByRole('button', { name: 'Back' });
    await press('Back');
    expect(screen.getByLabelText('Yes')).toHaveProperty('checked', true);
  });

  it('says on the page that it has been stored, with its number', async () => {
    await submitOffline();
    await comeBack();
    expect(await screen.findByText(/Form saved with 1 participants!/)).toBeDefined();
    expect(screen.getByText('Form number 000000123')).toBeDefined();
    expect(waiting()).toEqual([]);
  });

  it('that the server refuses comes back with its answers and the reason, also on another page, and can be sent changed', async () => {
    await submitOffline();
    server.refused['CompanyForm/save'] = { errors: ['The template is archived.'] };
    await comeBack();
    await screen.findByText('The server did not take this form. The template is archived.');
    const [item] = waiting();
    expect(item).toMatchObject({ state: 'failed', editAt: `/do-form/${server.slug}?unsent=${item?.clientKey}` });
    await reopen(`?unsent=${item?.clientKey}`);
    await screen.findByText(/The template is archived\. Your answers are here/);
    await press('Back');
    await press('Back');
    const user = userEvent.setup();
    const area = await screen.findByLabelText(/Where do you work/);
    expect(area).toHaveProperty('value', 'Level 3');
    await user.type(area, ', north');
    // Another reload does not lose it either.
    await reopen(`?unsent=${item?.clientKey}`);
    await waitFor(() => expect(screen.getByLabelText(/Where do you work/)).toHaveProperty('value', 'Level 3, north'));
    delete server.refused['CompanyForm/save'];
    await next();
    await next();
    await press('Submit Form');
    await screen.findByText(/Form saved with 1 participants!/);
    await waitFor(() => expect(waiting()).toEqual([]));
    expect(form('CompanyForm/save').at(-1)?.['form_json']).toContain('Level 3, north');
    expect(new Set(form('CompanyForm/save').flatMap(({ client_key: key }) => key ?? [])).size).toBe(1);
  });

  it('of which only the participants are refused is not created a second time', async () => {
    await submitOffline();
    server.refused['CompanyFormAcknowledgement/save-batch'] = { errors: ['Dana: x is not an e-mail address.'] };
    await comeBack();
    await screen.findByText(/x is not an e-mail address/);
    delete server.refused['CompanyFormAcknowledgement/save-batch'];
    await userEvent.setup().click(screen.getByRole('link', { name: 'Go on with this form' }));
    await press('Submit Form');
    await screen.findByText(/Form saved with 1 participants!/);
    expect(form('CompanyForm/save').map(({ id, client_key: key }) => [id, key === undefined])).toEqual([
      [undefined, false],
      ['123', true],
    ]);
    await waitFor(() => expect(waiting()).toEqual([]));
  });
});
