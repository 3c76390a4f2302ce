// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const LINES = JSON.stringify([
  { key: 'a', description: 'Boilers', quantity: '1', price: '47537.40', taxes: ['HST'] },
  { key: 'o', description: 'Controls', quantity: '1', price: '1850', taxes: ['HST'], optional: true },
]);
const page = (data: readonly object[]) => ({ data, meta: { count: data.length, num_pages: 1 } });
const bid = (more: object) => ({
  data: {
    ...rowOf('JobBid', {
      id: 9,
      slug: 'base',
      job_id: 3,
      title: 'Base bid',
      lines_json: LINES,
      total: 53_717.26,
      ...more,
    }),
    Job: rowOf('Job', { id: 3, slug: 'pump', job_num: 'J-3', job_name: 'Pump house' }),
  },
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'CompanySetting/get': {
      data: [rowOf('CompanySetting', { taxes_json: '{"HST":{"taxRate":13,"isDefault":1}}' })],
      meta: { count: 1, num_pages: 1 },
    },
    'JobBid/save': { data: { record_id: 9, slug: 'base' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

describe('a bid', () => {
  it('is edited line by line while it is a draft, and begins with a template or the price book', async () => {
    stored['JobBid/find/base'] = bid({ status: 'Draft' });
    stored['DocumentTemplate/get'] = page([
      rowOf('DocumentTemplate', {
        title: 'Boiler plant',
        kind: 'bid',
        lines_json: '[{"key":"x","description":"Permits","quantity":"1","price":"200"}]',
      }),
    ]);
    stored['Assembly/get'] = page([rowOf('Assembly', { title: 'Pump set', cost: 1584.1, price: 2059.33 })]);
    stored['Material/get'] = page([]);
    stored['LabourTask/get'] = page([]);
    await open('/project-bid-summary/base');
    await user.click(await screen.findByRole('button', { name: 'From a template …' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Boiler plant' }));
    await user.click(screen.getByRole('button', { name: 'From the price book …' }));
    const book = within(await screen.findByRole('dialog', { name: 'Price book' }));
    await user.click(await book.findByRole('button', { name: /Pump set/ }));
    await waitFor(async () => expect(await savedForms(asked, 'JobBid/save')).not.toEqual([]), { timeout: 6000 });
    const forms = await savedForms(asked, 'JobBid/save');
    expect(JSON.parse(String(forms.at(-1)?.['lines_json']))).toMatchObject([
      { description: 'Boilers' },
      { description: 'Controls', optional: true },
      { description: 'Permits', price: '200' },
      { description: 'Pump set', quantity: '1', cost: '1584.1', price: '2059.33', taxes: ['HST'] },
    ]);
  }, 15_000);

  it('is accepted with the options that the customer takes, at the total that they see', async () => {
    stored['JobBid/find/base'] = bid({ status: 'Sent' });
    await open('/project-bid-summary/base');
    const card = within(await screen.findByRole('region', { name: 'The customer accepts' }));
    expect(card.getByText(/comes to \$53,717\.26/)).toBeDefined();
    await user.click(card.getByRole('checkbox', { name: 'Controls, $1,850.00' }));
    expect(card.getByText(/comes to \$55,807\.76/)).toBeDefined();
    await user.click(card.getByRole('button', { name: 'Accepted by the customer' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'JobBid/save')).toEqual([
        { id: '9', version: '1', status: 'Accepted', chosen_json: '["o"]' },
      ]),
    );
  });

  it('that is accepted is looked at', async () => {
    stored['JobBid/find/base'] = bid({ status: 'Accepted', chosen_json: '["o"]' });
    await open('/project-bid-summary/base');
    expect(await screen.findByText('$55,807.76')).toBeDefined();
    expect(screen.getByText('Optional, chosen')).toBeDefined();
    expect(await screen.findByText('This bid is the contract. A change order changes it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accepted by the customer' })).toBeNull();
  });
});
