// @vitest-environment jsdom
import { filledHost } from '@fieldspan/federation/testing/filled-host';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  asked = signedIn(stored);
});
afterEach(cleanup);

const steps = (done: readonly string[], samples = 0) => ({
  data: {
    steps: ['address', 'forms', 'taxes', 'look', 'people', 'work', 'clock', 'later'].map((step) => ({
      step,
      is_done: done.includes(step),
    })),
    samples,
  },
});
const card = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const called = (name: string) => asked.filter(({ url }) => url.includes(name)).length;

describe('the first steps', () => {
  it('show what is done and lead to what is not; a step that the page does not know is left out', async () => {
    stored['Company/first-steps'] = steps(['address', 'forms']);
    await open('/', filledHost([]));
    const list = await card();
    expect(list.getByText('2 of 7 done')).toBeDefined();
    expect(list.getAllByText('Done')).toHaveLength(2);
    expect(list.getByRole('link', { name: 'Add your first job' }).getAttribute('href')).toBe('/project/new/details');
    expect(list.getAllByRole('listitem')).toHaveLength(7);
  });

  it('add sample data and take it away with one press', async () => {
    stored['Company/first-steps'] = steps([]);
    stored['Company/add-samples'] = { data: { samples: 5 } };
    await open('/', filledHost([]));
    const add = await (await card()).findByRole('button', { name: 'Add sample data' });
    stored['Company/first-steps'] = steps([], 5);
    await user.click(add);
    const takeAway = await (await card()).findByRole('button', { name: 'Take the sample data away' });
    expect(called('Company/add-samples')).toBe(1);
    stored['Company/remove-samples'] = { data: { removed: 5, kept: [] } };
    stored['Company/first-steps'] = steps([]);
    await user.click(takeAway);
    expect(await (await card()).findByRole('button', { name: 'Add sample data' })).toBeDefined();
    expect(called('Company/remove-samples')).toBe(1);
  });

  it('are gone once all is done, and nobody but an Admin has them', async () => {
    stored['Company/first-steps'] = steps(['address', 'forms', 'taxes', 'look', 'people', 'work', 'clock', 'later']);
    await open('/', filledHost([]));
    await screen.findByRole('button', { name: 'Arrange your dashboard' });
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
    cleanup();
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    asked.length = 0;
    await open('/', filledHost([]));
    await screen.findByRole('button', { name: 'Arrange your dashboard' });
    expect(called('Company/first-steps')).toBe(0);
  });
});

describe('what a trade begins with', () => {
  it('is shown with the taxes of the province before it is added', async () => {
    stored['Company/find/1'] = {
      data: rowOf('Company', { id: 1, tenant_id: 1, company_name: 'Northgate', country: 'CA', province: 'QC' }),
    };
    stored['FormStarter/get'] = { data: [] };
    stored['Company/add-kit'] = { data: { added: 30, taxes: ['GST', 'QST'] } };
    await open('/setup/3', filledHost([]));
    const kit = within(await screen.findByRole('region', { name: 'Begin as your trade does' }));
    expect(kit.queryByRole('button', { name: 'Add all of this' })).toBeNull();
    await user.selectOptions(kit.getByLabelText('Trade'), 'hvac');
    expect(kit.getByText('GST 5 %, QST 9.975 %')).toBeDefined();
    expect(kit.getByText(/Vacuum pump/)).toBeDefined();
    await user.click(kit.getByRole('button', { name: 'Add all of this' }));
    expect(await savedForms(asked, 'Company/add-kit')).toEqual([expect.objectContaining({ trade: 'hvac' })]);
  });
});
