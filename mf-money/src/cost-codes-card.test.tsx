// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodesCard } from './costing/codes-card.tsx';

const user = userEvent.setup({ delay: null });
let asked: Request[];

const FORMS = {
  id: 5,
  slug: 'c5',
  version: 2,
  code: '03-100',
  title: 'Forms',
  cost_code: 'labour' as const,
  archived: 0,
  hours: 12,
  worked: 14,
};
const CRANE = { ...FORMS, id: 6, slug: 'c6', code: '01-540', title: 'Hoisting', cost_code: 'equipment' as const };

beforeEach(() => {
  asked = signedIn({
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'JobCostCode/save': { data: { record_id: 6, slug: 'c6' } },
  });
});
afterEach(cleanup);

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the cost codes of time', () => {
  it('show the hours on each beside those that it may take; a new one is written once', async () => {
    await openPart(CodesCard, { jobId: 3, codes: [FORMS, { ...CRANE, hours: null, worked: 2.5 }], mayWrite: true });
    expect(await screen.findByText('14 of 12 h')).toBeDefined();
    expect(screen.getByText('2.5 h')).toBeDefined();
    expect(screen.getByText('Counts as Equipment')).toBeDefined();
    await press('Cost code');
    const dialog = within(await screen.findByRole('dialog', { name: 'New cost code' }));
    await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '04-100');
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Steel');
    await user.type(dialog.getByLabelText('Hours that it may take'), '40');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await savedForms(asked, 'JobCostCode/save')).toMatchObject([
        { job_id: '3', code: '04-100', title: 'Steel', hours: '40', client_key: expect.any(String) },
      ]),
    );
  });

  it('are only read by people who may not write the budget', async () => {
    await openPart(CodesCard, { jobId: 3, codes: [{ ...FORMS, archived: 1 }], mayWrite: false });
    expect(await screen.findByText('Archived')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cost code' })).toBeNull();
  });
});
