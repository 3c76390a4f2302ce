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

const FIGURES = {
  contract: 1000,
  actual: 300,
  forecast: 600,
  earned: 500,
  billed: 250,
  over: -250,
  profit_to_date: 200,
  profit_at_end: 400,
  left_to_bill: 750,
};
const project = (id: number, more: object = {}) => ({
  job_id: id,
  slug: `j-${id}`,
  job_num: `J-${id}`,
  job_name: 'Pump house',
  percent: 0.5,
  margin_percent: 40,
  ...FIGURES,
  ...more,
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Job/work-in-progress': { data: { on: '2026-11-30', rows: [project(1)], sums: FIGURES } },
    'Company/sales': {
      data: {
        from: '2026-01-01',
        to: '2026-12-31',
        by: 'person',
        rows: [
          { group: '7', name: 'Ana Reyes', documents: 2, sales: 300, share: 75 },
          { group: '', name: '', documents: 1, sales: 100, share: 25 },
        ],
        sum: 400,
      },
    },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const lastQuestion = (call: string) =>
  asked.map(({ url }) => new URL(url)).findLast(({ pathname }) => pathname === `/api/${call}`)?.searchParams;

describe('charts', () => {
  it('margin: contract and cost at the end in a picture and a table', async () => {
    await open('/financial/margin?show=all&on=2026-06-30');
    const table = within(await screen.findByRole('table', { name: 'Margin of projects' }));
    expect(table.getAllByRole('row')[1]?.textContent).toMatch(
      /J-1 Pump house.*\$1,000\.00.*\$600\.00.*\$400\.00.*40 %/,
    );
    expect(screen.getByRole('img', { name: 'J-1: contract $1,000.00, forecast $600.00' })).toBeDefined();
    expect(Object.fromEntries(lastQuestion('Job/work-in-progress') ?? [])).toMatchObject({
      view: 'all',
      as_of: '2026-06-30',
    });
  });

  it('backlog: what is left to bill, the greatest first', async () => {
    const rows = [project(1), project(2, { left_to_bill: 900 })];
    stored['Job/work-in-progress'] = { data: { on: '2026-11-30', rows, sums: FIGURES } };
    await open('/financial/backlog');
    const pictures = await screen.findAllByRole('img', { name: /left to bill/ });
    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
      'J-2: $900.00 left to bill, $250.00 billed',
      'J-1: $750.00 left to bill, $250.00 billed',
    ]);
    expect(screen.getByRole('table', { name: 'Backlog of projects' })).toBeDefined();
  });

  it('work in progress: what is earned and billed', async () => {
    await open('/financial/work-in-progress');
    expect(await screen.findByRole('img', { name: 'J-1: $500.00 earned, $250.00 billed' })).toBeDefined();
  });

  it('sales: by person, and by what the address says', async () => {
    await open('/financial/sales?from=2026-03-01&to=2026-12-31');
    const table = within(await screen.findByRole('table', { name: 'Sales' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Person/),
      expect.stringMatching(/Ana Reyes2\$300\.0075 %/),
      expect.stringMatching(/Nobody named1\$100\.0025 %/),
      expect.stringMatching(/\$400\.00/),
    ]);
    await user.click(screen.getByRole('link', { name: 'By type' }));
    await waitFor(() => expect(lastQuestion('Company/sales')?.get('by')).toBe('type'));
    expect(lastQuestion('Company/sales')?.get('from')).toBe('2026-03-01');
  });

  it('says that there is no such report', async () => {
    await open('/financial/dreams');
    expect(await screen.findByText('There is no such report')).toBeDefined();
  });
});
