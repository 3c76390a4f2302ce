// @vitest-environment jsdom
import { discard, outboxAtom, startOutbox } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Widget } from './locates/locates-on-site.tsx';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
let stop: () => void;
const user = userEvent.setup();
const gas = { utility: 'Gas', answer: 'Marked', by: 'Ana Souza', at: '2026-11-02T14:00:00Z' };
const telecom = { utility: 'Telecom', answer: 'Not yet' };
const CREW = { data: person({ role_type: 'Basic', module_permissions: '{}' }) };

const ticketOf = (more: object = {}) => ({
  ...rowOf('Locate', {
    id: 4,
    slug: 't',
    ticket_num: '20261',
    service_id: 9,
    expiry: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    responses_json: JSON.stringify([gas, telecom]),
    may_report: 1,
  }),
  Job: null,
  Service: null,
  Responsible: null,
  RenewedFrom: null,
  Renewal: [],
  ...more,
});
const holds = (ticket: object) => {
  stored['Locate/get'] = { data: [ticket], meta: { count: 1, num_pages: 1 } };
};
const sent = () => savedForms(asked, 'LocateAnswer/save');

beforeEach(() => {
  localStorage.setItem('fieldspan.employer', JSON.stringify({ [OWN_ID]: 1 }));
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'LocateAnswer/save': { data: { record_id: 7, slug: 'a' } },
    'Locate/save': { data: { record_id: 4, slug: 't' } },
  };
  holds(ticketOf());
  asked = signedIn(stored);
  stop = startOutbox();
});
afterEach(async () => {
  cleanup();
  for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
  stop();
  vi.unstubAllGlobals();
});

async function dialogOf(button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(screen.getByRole('dialog'));
}

describe('an answer on the page of a ticket', () => {
  it('is added beside those that are there', async () => {
    await open('/locates/20261');
    const dialog = await dialogOf('Add an answer');
    await user.type(dialog.getByLabelText('Utility'), 'Water');
    await user.selectOptions(dialog.getByLabelText('Answer'), 'Marked');
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await sent()).toMatchObject([{ locate_id: '4', utility: 'Water', answer: 'Marked' }]),
    );
    expect((await sent())[0]).not.toHaveProperty('seen');
  });

  it('says why when it changes, and which one it saw', async () => {
    await open('/locates/20261');
    const dialog = await dialogOf('Change the answer of Gas');
    await user.selectOptions(dialog.getByLabelText('Answer'), 'Conflict');
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(dialog.getByText(/It was “Marked” before/)).toBeDefined();
    await user.type(dialog.getByLabelText('Notes'), 'Line found');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await sent()).toMatchObject([{ answer: 'Conflict', note: 'Line found', seen: 'Marked' }]),
    );
  });

  it('is named when the server has another one by now; it is discarded, or given again', async () => {
    const errors = ['Telecom stands as “Conflict” meanwhile. Look at it, and answer again if that is still right.'];
    stored['LocateAnswer/save'] = { success: false, errors };
    await open('/locates/20261');
    const dialog = await dialogOf('Answer of Telecom');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not noted: Telecom: Clear')).toBeDefined();
    expect(screen.getByText(/stands as “Conflict” meanwhile/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Not noted: Telecom: Clear')).toBeNull());
    expect(store.get(outboxAtom)).toEqual([]);
  });
});

describe('the crew', () => {
  beforeEach(() => {
    stored['User/find/dana'] = CREW;
  });

  it('answers what was waited for, and changes nothing that was answered', async () => {
    await open('/locates/20261');
    expect(await screen.findByRole('button', { name: 'Answer of Telecom' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Change|Add|Renew)/ })).toBeNull();
    const dialog = await dialogOf('Something was found');
    expect(within(dialog.getByLabelText('Answer')).queryByRole('option', { name: 'Clear' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText('Notes'), 'Orange cable at the gate');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await sent()).toMatchObject([{ utility: 'Found on site', answer: 'Conflict' }]));
  });

  it('opens the list, which has what the server shows them, and makes no tickets', async () => {
    await open('/locates');
    expect(await screen.findByText('20261')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'New locate' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  });

  it('sees the answers of a ticket on which it may not report', async () => {
    holds(ticketOf({ may_report: 0 }));
    await open('/locates/20261');
    expect(await screen.findByText('Telecom')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Answer|found|Photo/ })).toBeNull();
  });
});

/** A line that takes no end. */
const noLine = () => vi.stubGlobal('fetch', () => new Promise(() => undefined));

async function showOnSite(): Promise<void> {
  await act(
    async () =>
      void render(
        <BareFrame host={{}}>
          <Widget parent={{ service_id: 9 }} />
        </BareFrame>,
      ),
  );
}

describe('on site', () => {
  it('is green only once the server has every answer, but red at once', async () => {
    await showOnSite();
    expect(await screen.findByText('Do not dig')).toBeDefined();
    noLine();
    let dialog = await dialogOf('Answer of Telecom');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Clear, kept on this device')).toBeDefined();
    expect(screen.getByText('Do not dig')).toBeDefined();
    expect(screen.queryByText('Clear to dig')).toBeNull();

    vi.unstubAllGlobals();
    for (const { clientKey } of store.get(outboxAtom)) await discard(clientKey);
    holds(ticketOf({ responses_json: JSON.stringify([gas, { ...telecom, answer: 'Clear' }]) }));
    cleanup();
    asked = signedIn(stored);
    await showOnSite();
    expect(await screen.findAllByText('Clear to dig')).toHaveLength(2);
    noLine();
    dialog = await dialogOf('Something was found');
    await user.type(dialog.getByLabelText('Notes'), 'Cable');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Do not dig')).toBeDefined();
    expect(screen.queryByText('Clear to dig')).toBeNull();
  });

  it('shows nothing where no ticket is, and says so when it cannot know', async () => {
    holds(ticketOf({ archived: 1 }));
    await showOnSite();
    await waitFor(() => expect(asked.some(({ url }) => url.includes('Locate/get'))).toBe(true));
    expect(screen.queryByRole('region', { name: 'Locates' })).toBeNull();
    cleanup();
    stored['Locate/get'] = { status: 500, success: false, errors: ['down'] };
    asked = signedIn(stored);
    await showOnSite();
    expect(await screen.findByText(/Ask before you dig/)).toBeDefined();
  });
});

describe('the office', () => {
  it('renews a ticket once, however often it is pressed', async () => {
    holds(ticketOf({ expiry: new Date(Date.now() + 2 * 86_400_000).toISOString() }));
    await open('/locates/20261');
    const dialog = await dialogOf('Renew');
    await user.type(dialog.getByLabelText('Number of the new ticket'), '20262');
    await user.dblClick(dialog.getByRole('button', { name: 'Renew' }));
    await waitFor(() => expect(window.location.pathname).toBe('/locates/20262'));
    const saves = await savedForms(asked, 'Locate/save');
    expect(saves).toMatchObject([{ ticket_num: '20262', renewed_from_id: '4', client_key: expect.any(String) }]);
  });

  it('draws a pin and an area, and sees when a position is none', async () => {
    holds(ticketOf({ lat: 43.546, long: -80.253 }));
    await open('/locates/20261');
    expect(await screen.findByText('Pin: 43.546000, -80.253000')).toBeDefined();
    const dialog = await dialogOf('Change the place');
    await user.click(dialog.getByLabelText('Corner of the area'));
    const map = dialog.getByRole('img', { name: 'Map of the place' });
    for (const coords of [
      { clientX: 100, clientY: 100 },
      { clientX: 200, clientY: 100 },
      { clientX: 150, clientY: 200 },
    ])
      await user.pointer({ keys: '[MouseLeft]', target: map, coords });
    const corners = dialog.getByLabelText<HTMLTextAreaElement>('Corners of the area');
    expect(corners.value.split('\n')).toHaveLength(3);
    const pin = dialog.getByLabelText('Pin', { selector: 'input[type=text]' });
    await user.clear(pin);
    await user.type(pin, 'Guelph');
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.clear(pin);
    await user.type(pin, '43.5, -80.25');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await savedForms(asked, 'Locate/save')).toHaveLength(1));
    const [form] = await savedForms(asked, 'Locate/save');
    expect(form).toMatchObject({ id: '4', lat: '43.5', long: '-80.25' });
    const [one, two] = JSON.parse(String(form?.['area_json']));
    expect(one.lat).toBeCloseTo(two.lat, 6);
    expect(one.long).toBeLessThan(two.long);
  });
});
