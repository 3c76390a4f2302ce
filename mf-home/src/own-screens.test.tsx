// @vitest-environment jsdom
import type { Places } from '@fieldspan/contract/places';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const company = (more: object = {}) =>
  rowOf('Company', {
    id: 1,
    tenant_id: 1,
    slug: 'northgate',
    company_name: 'Northgate',
    last_setup_step: 2,
    ...more,
  });
const employment = (id: number, name: string, more: object = {}) => ({
  id,
  slug: `token-${id}`,
  tenant_id: id,
  role_type: 'Basic',
  is_inactive: 0,
  invite_accepted: 1,
  invite_declined: 0,
  Company: { id, company_name: name, city: null, province: null },
  ...more,
});

async function employer(name: string) {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') ?? document.body);
}

const Stops = ({ userId }: Partial<Places['home.card']>) => <p>{`Stops of ${userId ?? 0}`}</p>;
const Clock = () => <button type="button">Clock In</button>;

describe('the dashboard', () => {
  const stops = { place: 'home.card', part: 'your-day', label: 'Your day', order: 10, Part: Stops } as const;
  const messages = { place: 'home.card', part: 'messages', label: 'Messages', order: 30, Part: null } as const;
  const clock = { place: 'home.phone-card', part: 'clock', label: 'Your clock', Part: Clock } as const;

  it('has the cards of other remotes, and one that cannot be loaded does not affect the others', async () => {
    await open('/', filledHost([stops, messages]));
    expect(await screen.findByText(`Stops of ${OWN_ID}`)).toBeDefined();
    const failed = await card('Messages');
    expect(await failed.findByRole('heading', { name: 'Messages could not be loaded' })).toBeDefined();
    expect(failed.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('is arranged by the person: another order, a card less, and back to that of the role', async () => {
    stored['User/save'] = { data: { record_id: OWN_ID, slug: 'dana' } };
    await open('/', filledHost([stops, messages]));
    await user.click(await screen.findByRole('button', { name: 'Arrange your dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Arrange your dashboard' }));
    expect(dialog.getByRole('button', { name: 'Move Your day up' }).hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Move Messages up' }));
    await user.click(dialog.getByRole('switch', { name: 'Weather' }));
    const home_json = JSON.stringify({
      order: ['other.messages', 'other.your-day', 'home.weather'],
      hidden: ['home.weather'],
    });
    stored['User/find/dana'] = { data: person({ role_type: 'Admin' }, { home_json }) };
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await vi.waitFor(async () =>
      expect(await savedForms(asked, 'User/save')).toEqual([{ id: String(OWN_ID), home_json }]),
    );
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const failed = await card('Messages');
    expect(failed.getByRole('heading', { name: 'Messages could not be loaded' })).toBeDefined();
  });

  it('has the clock first on a phone, and not on a wide window', async () => {
    await open('/', filledHost([stops, clock]));
    await screen.findByText(`Stops of ${OWN_ID}`);
    expect(screen.queryByRole('button', { name: 'Clock In' })).toBeNull();
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    await open('/', filledHost([stops, clock]));
    const button = await screen.findByRole('button', { name: 'Clock In' });
    const ways = await screen.findByRole('navigation', { name: 'Daily' });
    expect(button.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    vi.unstubAllGlobals();
  });
});

describe('the profile', () => {
  it('reminds an account without a name, and stops when the names are there', async () => {
    const reminder = "Don't forget to fill out your personal details!";
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }, { first_name: null, last_name: null }) };
    stored['User/save'] = { data: { record_id: OWN_ID, slug: 'dana' } };
    await open('/employee/dana/profile');
    expect(await screen.findByText(reminder)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Dana');
    await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Okafor');
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(screen.queryByText(reminder)).toBeNull());
    expect(await savedForms(asked, 'User/save')).toEqual([
      { id: '4', version: '1', first_name: 'Dana', last_name: 'Okafor' },
    ]);
  });

  it('of somebody else is read-only without the Users module', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    stored['User/find/luis'] = {
      data: person({ role_type: 'Basic' }, { id: 9, slug: 'luis', first_name: 'Luis', last_name: 'Ferreira' }),
    };
    await open('/employee/luis/profile');
    expect(await screen.findByRole('heading', { name: 'Luis Ferreira' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('company setup', () => {
  it('resumes where it stopped, and ends with the last section', async () => {
    stored['Company/find/1'] = { data: company() };
    stored['Company/save'] = { data: { record_id: 1, slug: 'northgate' } };
    await open('/setup');
    expect(await screen.findByText('Step 2 of 3')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'Guelph');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/setup/3'));
    await user.click(await screen.findByRole('button', { name: 'Finish setup' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await savedForms(asked, 'Company/save')).toEqual([
      { id: '1', version: '1', city: 'Guelph', last_setup_step: '3' },
      { id: '1', version: '1', last_setup_step: '3', setup_finished: '1' },
    ]);
  });

  it('is for administrators', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await open('/setup');
    expect(await screen.findByText('Only an administrator sets up the company')).toBeDefined();
  });
});

describe('employers', () => {
  it('shows the active one, switches to another and answers an invitation', async () => {
    stored['UserPermission/get'] = {
      data: [employment(1, 'Northgate'), employment(2, 'Lakeshore')],
    };
    const invitation = { slug: 'token-3', role_type: 'Basic', city: null, province: null, image: null };
    stored['CompanyUser/invitations'] = {
      data: [
        { id: 3, tenant_id: 3, company_name: 'Mandrel', invite_declined: 0, ...invitation },
        { id: 5, tenant_id: 5, company_name: 'Harbour', invite_declined: 1, ...invitation },
      ],
    };
    stored['User/save'] = { success: false, errors: ['Not now.'] };
    stored['CompanyUser/decline-employment'] = { data: { record_id: 3, slug: 'token-3' } };
    await open('/employers');
    expect((await employer('Northgate')).getByText('Active employer')).toBeDefined();
    expect((await employer('Northgate')).queryByRole('button')).toBeNull();
    await user.click((await employer('Lakeshore')).getByRole('button', { name: 'Switch to this employer' }));
    await vi.waitFor(async () => expect(await savedForms(asked, 'User/save')).toEqual([{ id: '4', tenant_id: '2' }]));
    expect((await employer('Harbour')).getByText('Declined')).toBeDefined();
    await user.click((await employer('Mandrel')).getByRole('button', { name: 'Decline Invite' }));
    await vi.waitFor(async () =>
      expect(await savedForms(asked, 'CompanyUser/decline-employment')).toEqual([{ token: 'token-3' }]),
    );
  });
});
