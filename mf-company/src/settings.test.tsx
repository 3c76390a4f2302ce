// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

function signInAs(permission: Parameters<typeof person>[0], more: object = {}): void {
  stored['User/find/dana'] = { data: person(permission, more) };
}

beforeEach(() => {
  stored = {};
  signInAs({ role_type: 'Admin' });
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('settings', () => {
  beforeEach(() => {
    stored['Company/find/1'] = {
      data: rowOf('Company', { id: 1, tenant_id: 1, company_name: 'North', country: 'CA' }),
    };
    stored['CompanySetting/get'] = { data: [rowOf('CompanySetting', { id: 3, taxes_json: '{"HST":13}' })] };
    stored['CompanySetting/save'] = { data: { record_id: 3, slug: 's' } };
  });

  it('CONST009 shows a pricing factor of 1 if none was set', async () => {
    stored['CompanySetting/get'] = { data: [rowOf('CompanySetting', { id: 3, default_pricing_json: null })] };
    await open('/settings/pricing');
    expect((await screen.findByLabelText('Pricing factor')).getAttribute('value')).toBe('1');
  });

  it('keep taxes by name, one of them the default', async () => {
    await open('/settings/taxes');
    await user.click(await screen.findByLabelText('Default'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toEqual([
        { id: '3', version: '1', taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' },
      ]),
    );
  });

  it('cannot be changed by people who are not administrators', async () => {
    signInAs({ role_type: 'Basic' });
    await open('/settings/taxes');
    expect((await screen.findByLabelText('Name')).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('show how long a trial still runs, and what a paid plan needs', async () => {
    const expiry = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
    stored['Subscription/get'] = { data: [rowOf('Subscription', { type: 'Trial', expiry, seats: 5 })] };
    await open('/subscription');
    expect(await screen.findByText('4 days left')).toBeDefined();
    expect(screen.getByRole('region', { name: 'What a paid plan needs' })).toBeDefined();
  });
});
