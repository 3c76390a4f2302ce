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

const NOTHING = { current: 0, days_30: 0, days_60: 0, days_90: 0, older: 0, open: 0, credit: 0, total: 0 };
const WILLOW = { ...NOTHING, current: 100.1, older: 299.9, open: 400, credit: 44.45, total: 355.55 };
const NOBODY = { ...NOTHING, current: 100, open: 100, total: 100 };
const SUMS = { ...NOTHING, current: 200.1, older: 299.9, open: 500, credit: 44.45, total: 455.55 };
const answer = (more: object = {}) => ({
  data: {
    on: '2026-11-28',
    counted: { services: true, projects: true },
    rows: [
      { customer_id: 3, slug: 'willow', name: 'Willow Court', ...WILLOW },
      { customer_id: null, slug: null, name: null, ...NOBODY },
    ],
    sums: SUMS,
    ...more,
  },
});

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) }, 'Contact/ageing': answer() };
  asked = signedIn(stored);
});
afterEach(cleanup);

const questions = () =>
  asked.flatMap(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return pathname === '/api/Contact/ageing' ? [Object.fromEntries(searchParams)] : [];
  });

describe('the ageing', () => {
  it('says what each customer owes by age, less their credit, and draws it', async () => {
    await open('/financial/ageing');
    const table = within(await screen.findByRole('table', { name: 'What customers owe' }));
    const [, first, second, sums] = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
    expect(first).toEqual(['Willow Court', '$100.10', '–', '–', '–', '$299.90', '−$44.45', '$355.55']);
    expect(second).toEqual(['No customer named', '$100.00', '–', '–', '–', '–', '–', '$100.00']);
    expect(sums).toEqual(['All', '$200.10', '$0.00', '$0.00', '$0.00', '$299.90', '−$44.45', '$455.55']);
    expect(screen.getByRole('img', { name: 'Current: $200.10, Over 90 days: $299.90' })).toBeDefined();
    expect(screen.getByText('60 %')).toBeDefined();
  });

  it('asks for the day, the filter and the search of its address', async () => {
    await open('/financial/ageing?on=2026-10-31&show=overdue&q=willow');
    await screen.findByRole('table', { name: 'What customers owe' });
    expect(questions().at(-1)).toMatchObject({ as_of: '2026-10-31', view: 'overdue', search: 'willow' });
    expect(screen.getByLabelText('As of')).toHaveProperty('value', '2026-10-31');
    await user.click(screen.getByRole('link', { name: 'Over 90 days' }));
    await waitFor(() => expect(questions().at(-1)).toMatchObject({ as_of: '2026-10-31', view: 'older' }));
  });

  it('ignores a day that is none, and then asks how it stands now', async () => {
    await open('/financial/ageing?on=2026-02-31');
    await screen.findByRole('table', { name: 'What customers owe' });
    expect(questions().at(-1)).not.toHaveProperty('as_of');
  });

  it('says so when nobody owes anything, and when only some invoices count', async () => {
    stored['Contact/ageing'] = answer({ rows: [], sums: NOTHING, counted: { services: true, projects: false } });
    await open('/financial/ageing');
    expect(await screen.findByText('Nobody owes anything')).toBeDefined();
    expect(screen.getByText(/^Invoices of projects are not counted/)).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is not for people who may see no invoices', async () => {
    const reads = '{"Purchase Orders":{"read":true,"write":true}}';
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: reads }) };
    await open('/financial/ageing');
    expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
    expect(questions()).toEqual([]);
  });
});
