// @vitest-environment jsdom
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });

const contact = (more: object) => ({
  data: {
    ...rowOf('Contact', { id: 9, version: 2, slug: 'pine-farm', name: 'Pine Farm', is_customer: 1, ...more }),
    Company: null,
  },
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/find/pine-farm': contact({ tax_exempt: 1, exempt_taxes_json: '["PST"]' }),
    'Contact/save': { data: { record_id: 9, slug: 'pine-farm' } },
    'CompanySetting/get': { data: [rowOf('CompanySetting', { taxes_json: '{"GST":5,"PST":7}' })] },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const show = () => open('/contact/pine-farm/settings');
const isSaved = (form: object) =>
  waitFor(async () =>
    expect((await savedForms(asked, 'Contact/save')).at(-1)).toEqual({ id: '9', version: '2', ...form }),
  );

describe('a customer who is exempt', () => {
  it('is so from one of several taxes, or from all of them', async () => {
    await show();
    expect(await screen.findByRole('checkbox', { name: 'PST', checked: true })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'GST', checked: false }));
    await isSaved({ exempt_taxes_json: '' });
  });

  it('pays tax again when the last one is taken off', async () => {
    await show();
    await user.click(await screen.findByRole('checkbox', { name: 'PST' }));
    await isSaved({ tax_exempt: '0' });
  });

  it('is exempt from all but what is taken off', async () => {
    stored['Contact/find/pine-farm'] = contact({ tax_exempt: 1, exempt_taxes_json: null });
    await show();
    await user.click(await screen.findByRole('checkbox', { name: 'GST', checked: true }));
    await isSaved({ exempt_taxes_json: '["PST"]' });
  });

  it('is asked about no single tax while they pay all', async () => {
    stored['Contact/find/pine-farm'] = contact({ tax_exempt: 0, exempt_taxes_json: null });
    await show();
    await user.click(await screen.findByRole('switch', { name: /Exempt from tax/ }));
    expect(screen.queryByRole('checkbox', { name: 'PST' })).toBeNull();
    await isSaved({ tax_exempt: '1' });
  });
});
