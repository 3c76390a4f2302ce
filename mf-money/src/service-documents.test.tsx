// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServiceInvoices, ServiceQuotes } from './tabs/documents-tab.tsx';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });
const service = { id: 12, slug: 'rtu', name: 'RTU' };

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'ServiceInvoice/save': { data: { record_id: 7, slug: 'draft-7' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const saved = () => savedForms(asked, 'ServiceInvoice/save');

it('an invoice of a service begins with a press, as a draft of that service', async () => {
  await openPart(ServiceInvoices, { service });
  await user.click(await screen.findByRole('button', { name: 'New invoice' }));
  await waitFor(async () =>
    expect(await saved()).toEqual([
      { service_id: '12', is_quote: '0', status: 'Draft', client_key: expect.any(String) },
    ]),
  );
});

it('a quote too', async () => {
  await openPart(ServiceQuotes, { service });
  await user.click(await screen.findByRole('button', { name: 'New quote' }));
  await waitFor(async () => expect(await saved()).toMatchObject([{ service_id: '12', is_quote: '1' }]));
});

it('is not offered to people who may only read', async () => {
  const reads = '{"Service Quotes/Invoices":{"read":true,"write":false}}';
  stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
  await openPart(ServiceInvoices, { service });
  expect(await screen.findByText('No Invoices')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New invoice' })).toBeNull();
});
