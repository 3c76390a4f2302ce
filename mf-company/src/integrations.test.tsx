// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const connection = (more: object = {}) => ({
  data: [
    rowOf('QuickbooksConnection', {
      realm_id: '4620',
      is_active: 1,
      last_sync: null,
      company_name: 'Willow Books',
      currency: 'CAD',
      connected_at: '2026-11-20T08:00:00Z',
      needs_consent: 0,
      accounts_json: null,
      ConnectedBy: rowOf('User', { first_name: 'Ana', last_name: 'Lopez' }),
      ...more,
    }),
  ],
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'QuickbooksConnection/get': connection(),
    'QuickbooksConnection/service': { data: { service: 'intuit', redirect_uri: 'https://app.test/apps/integrations' } },
    'QuickbooksConnection/get-resource': {
      data: [
        { Id: '84', Name: 'Debtors', AccountType: 'Accounts Receivable' },
        { Id: '35', Name: 'Chequing', AccountType: 'Bank' },
        { Id: '4', Name: 'Undeposited Funds', AccountType: 'Other Current Asset' },
        { Id: '5', Name: 'Closed', AccountType: 'Bank', Active: false },
      ],
    },
    'QuickbooksConnection/save-accounts': { data: null },
    'QuickbooksConnection/disconnect': { data: null },
  };
  asked = signedIn(stored);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const card = async () => within(await screen.findByRole('region', { name: 'QuickBooks' }));
const called = (name: string): boolean => asked.some(({ url }) => url.includes(name));

describe('the connection to QuickBooks', () => {
  it('SHELL003 shows its state: which company, since when and by whom', async () => {
    await open('/apps/integrations');
    const shown = await card();
    expect(shown.getByText('Connected')).toBeDefined();
    expect(shown.getByText('Willow Books')).toBeDefined();
    expect(shown.getByText(/Ana Lopez/)).toBeDefined();
    expect(shown.queryByText(/test books only/)).toBeNull();
  });

  it('offers to connect where the server can', async () => {
    stored['QuickbooksConnection/get'] = { data: [] };
    await open('/apps/integrations');
    expect((await card()).getByRole('button', { name: 'Connect QuickBooks' })).toBeDefined();
    expect(called('QuickbooksConnection/get-resource')).toBe(false);
  });

  it('names the files instead where the server cannot', async () => {
    stored['QuickbooksConnection/get'] = { data: [] };
    stored['QuickbooksConnection/service'] = { data: { service: null, redirect_uri: null } };
    await open('/apps/integrations');
    expect((await card()).getByText(/not set up to reach QuickBooks Online/)).toBeDefined();
    expect((await card()).queryByRole('button', { name: 'Connect QuickBooks' })).toBeNull();
  });

  it('hands on what the consent page sent back, once, and takes it out of the address', async () => {
    stored['QuickbooksConnection/end'] = { data: { company_name: 'Willow Books' } };
    await open('/apps/integrations?code=c1&state=s1&realmId=4620');
    await waitFor(async () =>
      expect(await savedForms(asked, 'QuickbooksConnection/end')).toEqual([
        { state: 's1', code: 'c1', realm_id: '4620' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Connecting…')).toBeNull());
  });

  it('says why nothing was connected', async () => {
    await open('/apps/integrations?error=access_denied&state=s2');
    expect(await screen.findByText(/the consent was not given/)).toBeDefined();
    cleanup();
    stored['QuickbooksConnection/end'] = { success: false, errors: ['This took too long.'] };
    await open('/apps/integrations?code=c3&state=s3&realmId=4620');
    expect(await screen.findByText('This took too long.')).toBeDefined();
    expect(called('QuickbooksConnection/end')).toBe(true);
  });

  it('asks to connect again where nobody is let in', async () => {
    stored['QuickbooksConnection/get'] = connection({ needs_consent: 1 });
    await open('/apps/integrations');
    expect((await card()).getByText(/lets nobody in from here any more/)).toBeDefined();
    expect((await card()).getByRole('button', { name: 'Connect again' })).toBeDefined();
    expect(called('QuickbooksConnection/get-resource')).toBe(false);
  });

  it('ends after a question', async () => {
    await open('/apps/integrations');
    await user.click((await card()).getByRole('button', { name: 'Disconnect' }));
    expect(called('QuickbooksConnection/disconnect')).toBe(false);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(called('QuickbooksConnection/disconnect')).toBe(true));
  });

  it('is for Admins', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await open('/apps/integrations');
    expect(await screen.findByText('Only an administrator sees the integrations')).toBeDefined();
    expect(called('QuickbooksConnection')).toBe(false);
  });
});

describe('the accounts in QuickBooks', () => {
  it('are chosen from those that may be meant, and what is probably meant is chosen already', async () => {
    await open('/apps/integrations');
    const bank = await screen.findByRole('combobox', { name: 'Where payments of customers go' });
    expect(bank).toHaveProperty('value', '4');
    const receivable = within(screen.getByRole('combobox', { name: 'Owed by customers' }));
    expect(receivable.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Not chosen yet',
      'Debtors',
    ]);
    await user.selectOptions(bank, 'Chequing');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const [form] = await savedForms(asked, 'QuickbooksConnection/save-accounts');
      expect(form?.['before']).toBe('');
      expect(JSON.parse(String(form?.['accounts_json']))).toMatchObject({ receivable: '84', bank: '35', material: '' });
    });
  });

  it('keep one that is not there any more until another is chosen', async () => {
    stored['QuickbooksConnection/get'] = connection({ accounts_json: '{"bank":{"id":"9","name":"Old bank"}}' });
    await open('/apps/integrations');
    const bank = within(await screen.findByRole('combobox', { name: 'Where payments of customers go' }));
    expect(bank.getByRole('option', { selected: true }).textContent).toBe('Old bank (not there any more)');
  });

  it('say why they cannot be read', async () => {
    stored['QuickbooksConnection/get-resource'] = {
      success: false,
      errors: ['QuickBooks cannot be reached right now.'],
    };
    const caught = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/apps/integrations');
    expect(await screen.findByText(/cannot be reached right now/)).toBeDefined();
    expect(caught).toHaveBeenCalled();
    expect((await card()).getByText('Willow Books')).toBeDefined();
  });
});
