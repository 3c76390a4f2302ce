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

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Company/find/1': { data: rowOf('Company', { id: 1, tenant_id: 1, company_name: 'Northline', phone: '555-0101' }) },
    'CompanySetting/get': {
      data: [
        Object.assign(rowOf('CompanySetting', { id: 3, offer_terms: 'Half in advance.', document_logo_id: 8 }), {
          DocumentLogo: rowOf('LibraryUpload', { id: 8, filename: 'logo.png', original_filename: 'logo.png' }),
        }),
      ],
    },
    'Payment/provider': { data: { provider: null } },
    'CompanySetting/save': { data: { record_id: 3, slug: 's' } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const paper = async () => within(await screen.findByRole('article', { name: 'Preview' }));

describe('the settings of documents', () => {
  it('show what is typed at once, and save only that', async () => {
    await open('/settings/documents');
    const preview = await paper();
    expect(preview.getByText('Half in advance.')).toBeDefined();
    expect(preview.getByRole('img', { name: 'Northline' })).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Terms of invoices' }), 'Net 30 days.');
    await user.click(screen.getByRole('radio', { name: 'Invoice' }));
    expect(preview.getByText('Net 30 days.')).toBeDefined();
    expect(preview.queryByText('Half in advance.')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toEqual([
        { id: '3', version: '1', invoice_terms: 'Net 30 days.', document_colour: '#1f8a8a' },
      ]),
    );
  });

  it('say what customers may pay by card, where somebody takes it', async () => {
    await open('/settings/documents');
    await paper();
    expect(screen.queryByRole('combobox', { name: 'Customers may pay their invoices by card' })).toBeNull();
    cleanup();
    stored['Payment/provider'] = { data: { provider: 'local' } };
    asked = signedIn(stored);
    await open('/settings/documents');
    const choice = await screen.findByRole('combobox', { name: 'Customers may pay their invoices by card' });
    expect(screen.getByText('This server has a test provider only: no money moves.')).toBeDefined();
    await user.selectOptions(choice, 'whole');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'CompanySetting/save')).toMatchObject([{ card_payments: 'whole' }]),
    );
  });

  it('are only looked at by people who are not administrators', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await open('/settings/documents');
    expect((await paper()).getByText('Half in advance.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
