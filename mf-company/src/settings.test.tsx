// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

  it('keep which taxes hold in which provinces and states', async () => {
    stored['CompanySetting/get'] = { data: [rowOf('CompanySetting', { id: 3, taxes_json: '{"GST":5,"PST":7}' })] };
    await open('/settings/taxes');
    await user.click(await screen.findByRole('button', { name: 'Add a set of taxes' }));
    const set = within(await screen.findByRole('group', { name: 'Set 1' }));
    await user.click(set.getByLabelText('Where the work is'));
    await user.click(await screen.findByRole('option', { name: 'British Columbia' }));
    await user.click(set.getByLabelText('PST'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await savedForms(asked, 'CompanySetting/save')).toHaveLength(1));
    const [form] = await savedForms(asked, 'CompanySetting/save');
    expect(JSON.parse(String(form?.['tax_sets_json']))).toMatchObject([
      { name: 'Set 1', regions: ['BC'], taxes: ['GST', 'PST'] },
    ]);
  });

  it('keep a set of taxes together with a tax that gets another name', async () => {
    const set = { key: 'bc', name: 'BC', regions: ['BC'], taxes: ['PST'] };
    const tax_sets_json = JSON.stringify([set]);
    stored['CompanySetting/get'] = {
      data: [rowOf('CompanySetting', { id: 3, taxes_json: '{"PST":7}', tax_sets_json })],
    };
    await open('/settings/taxes');
    await user.type(within(await screen.findByRole('group', { name: 'PST' })).getByLabelText('Name'), ' of BC');
    expect(screen.getByRole('checkbox', { name: 'PST of BC', checked: true })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toMatchObject([
        { taxes_json: '{"PST of BC":7}', tax_sets_json: JSON.stringify([{ ...set, taxes: ['PST of BC'] }]) },
      ]),
    );
  });

  it('keep a rate that holds from a later day on', async () => {
    await open('/settings/taxes');
    await user.click(await screen.findByRole('button', { name: 'Another rate of HST from a later day' }));
    const later = within(await screen.findByRole('group', { name: /^HST from \d{4}-\d{2}-\d{2}$/ }));
    await user.clear(later.getByLabelText('Rate (%)'));
    expect(later.getByText('A number from 0 to 100.')).toBeDefined();
    await user.type(later.getByLabelText('Rate (%)'), '15');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toMatchObject([
        {
          taxes_json: expect.stringMatching(
            /^\{"HST":\{"taxRate":13,"isDefault":0,"changes":\[\{"from":"[\d-]+","taxRate":15\}\]\}\}$/,
          ),
        },
      ]),
    );
  });

  it('say after how many hours a forgotten clock ends, beside what else holds for projects', async () => {
    stored['CompanySetting/get'] = {
      data: [rowOf('CompanySetting', { id: 3, job_defaults_json: '{"budget_hours":8}' })],
    };
    await open('/settings/jobs');
    await user.selectOptions(await screen.findByLabelText('Clock out by itself'), 'After 14 hours');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toEqual([
        { id: '3', version: '1', job_defaults_json: '{"budget_hours":8,"clock_out_after_h":14}' },
      ]),
    );
  });

  it('show the burden of labour beside the factor, and refuse one that cannot be', async () => {
    await open('/settings/pricing');
    const burden = await screen.findByLabelText('Burden of labour (%)');
    await user.clear(burden);
    await user.type(burden, '201');
    expect(screen.getByText('A number from 0 to 200, such as 18.5.')).toBeDefined();
    await user.clear(burden);
    await user.type(burden, '18.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toMatchObject([
        { default_pricing_json: '{"labour_burden":18.5}' },
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
    stored['Subscription/offer'] = {
      data: {
        provider: null,
        currency: 'cad',
        plans: [],
        may_buy: true,
        buyer: null,
        people: 1,
        seats: null,
        more: null,
      },
    };
    await open('/subscription');
    expect(await screen.findByText('4 days left')).toBeDefined();
    expect(screen.getByRole('region', { name: 'What a paid plan needs' })).toBeDefined();
    expect(screen.getByText(/^Plans are not sold on this server, so nothing can be bought here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Go on to pay/ })).toBeNull();
  });
});
