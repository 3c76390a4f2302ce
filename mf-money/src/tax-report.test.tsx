// @vitest-environment jsdom
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup({ delay: null });
const HST = { tax: 'HST', sales: 1000, collected: 130, purchases: 100, paid: 13, owed: 117 };

const answer = (rows: readonly object[]) => ({
  data: { from: '2026-01-01', to: '2026-12-31', by: 'quarter', rows, sums: { ...HST, tax: undefined } },
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Company/tax-report': answer([{ period: '2026-Q4', ...HST }]),
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const lastQuestion = () =>
  asked.map(({ url }) => new URL(url)).findLast(({ pathname }) => pathname === '/api/Company/tax-report')?.searchParams;

describe('the report of taxes', () => {
  it('says what was collected, what is claimed back and what is to pay, in a picture and a table', async () => {
    await open('/financial/taxes?to=2026-12-31');
    const table = within(await screen.findByRole('table', { name: 'Taxes by period' }));
    expect(table.getAllByRole('row')[1]?.textContent).toMatch(
      /2026-Q4.*HST.*\$1,000\.00.*\$130\.00.*\$13\.00.*\$117\.00/,
    );
    expect(screen.getByRole('img', { name: '2026-Q4: $130.00 on sales, $13.00 on purchases' })).toBeDefined();
    expect(Object.fromEntries(lastQuestion() ?? [])).toEqual({ from: '2026-01-01', to: '2026-12-31', by: 'quarter' });
  });

  it('asks for the period of its address', async () => {
    await open('/financial/taxes?from=2026-03-01&to=2026-12-31');
    await user.click(await screen.findByRole('link', { name: 'By month' }));
    await waitFor(() => expect(lastQuestion()?.get('by')).toBe('month'));
    expect(lastQuestion()?.get('from')).toBe('2026-03-01');
  });

  it('says what is missing where there is none', async () => {
    stored['Company/tax-report'] = answer([]);
    await open('/financial/taxes');
    expect(await screen.findByText('No taxes in these days')).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
