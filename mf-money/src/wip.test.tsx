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

const SUMS = {
  contract: 51_208.15,
  actual: 27_786.1,
  forecast: 34_029.3,
  billed: 43_927.06,
  earned: 41_813.22,
  over: 2113.84,
  profit_to_date: 14_027.12,
  profit_at_end: 17_178.85,
  left_to_bill: 7281.09,
};
const ROW = {
  job_id: 3,
  slug: 'pump',
  job_num: 'J-3',
  job_name: 'Pump house',
  percent: 81.6535,
  margin_percent: 33.5471,
};
const UNKNOWN = {
  ...ROW,
  job_id: 4,
  slug: 'attic',
  job_num: 'J-4',
  job_name: 'Attic',
  percent: null,
  margin_percent: null,
};
const NOTHING = Object.fromEntries(Object.keys(SUMS).map((name) => [name, 0]));
const answer = (more: object = {}) => ({
  data: {
    on: '2026-11-28',
    rows: [
      { ...ROW, ...SUMS },
      { ...UNKNOWN, ...NOTHING, over: -5 },
    ],
    sums: SUMS,
    ...more,
  },
});

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) }, 'Job/work-in-progress': answer() };
  asked = signedIn(stored);
});
afterEach(cleanup);

const questions = () =>
  asked.flatMap(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return pathname === '/api/Job/work-in-progress' ? [Object.fromEntries(searchParams)] : [];
  });

describe('work in progress', () => {
  it('says of each project how far it is, what that earns, and what is billed too much or not yet', async () => {
    await open('/financial/work-in-progress');
    const table = within(await screen.findByRole('table', { name: 'Work in progress' }));
    const [, first, second, sums] = table.getAllByRole('row').map((row) => row.textContent);
    expect(first).toContain('J-3 Pump house');
    expect(first).toContain('81.65 %');
    expect(first).toContain('$2,113.84 over');
    expect(second).toContain('$5.00 under');
    expect(sums).toContain('$17,178.85');
    expect(table.getByRole('link', { name: 'J-3 Pump house' }).getAttribute('href')).toBe('/project/pump/costing');
  });

  it('asks for the day, the view and the search of its address', async () => {
    await open('/financial/work-in-progress?on=2026-10-31&q=pump');
    await screen.findByRole('table', { name: 'Work in progress' });
    expect(questions().at(-1)).toMatchObject({ as_of: '2026-10-31', view: 'open', search: 'pump' });
    expect(screen.getByText(/^What was spent and billed until that day/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'All projects' }));
    await waitFor(() => expect(questions().at(-1)).toMatchObject({ as_of: '2026-10-31', view: 'all' }));
  });

  it('says what to do while there is none', async () => {
    stored['Job/work-in-progress'] = answer({ rows: [], sums: NOTHING });
    await open('/financial/work-in-progress?show=all');
    expect(await screen.findByText(/^A project shows here once it has a schedule of values/)).toBeDefined();
  });

  it('is not for people without a part of the financial area', async () => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic', module_permissions: '{}' }) };
    await open('/financial/work-in-progress');
    expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
    expect(questions()).toEqual([]);
  });
});
